interface RecordNameProps {
  /** Title of the screen. */
  title: string
  /** Name of the record; undefined until it is loaded. */
  children: string | undefined
}

/** Content of a detail's h1: the screen's title in small type, and the record's name. */
export function RecordName({ title, children }: RecordNameProps) {
  if (children === undefined) return <span>{title}</span>
  return (
    <>
      <span className="block font-normal text-ink-soft text-sm">{`${title} `}</span>
      <span className="wrap-anywhere">{children || '(no name)'}</span>
    </>
  )
}
