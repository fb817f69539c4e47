interface RecordNameProps {
  /** What the screen is called. */
  title: string
  /** What the record is called; undefined until it is there. */
  children: string | undefined
}

/** In the h1 of a detail: the screen in small letters, and the name of its record. */
export function RecordName({ title, children }: RecordNameProps) {
  if (children === undefined) return <span>{title}</span>
  return (
    <>
      <span className="block font-normal text-ink-soft text-sm">{`${title} `}</span>
      <span className="wrap-anywhere">{children || '(no name)'}</span>
    </>
  )
}
