interface StepListProps {
  title: string
  steps: readonly { title: string; text: string }[]
}

/** Steps after a submission. */
export function StepList({ title: heading, steps }: StepListProps) {
  return (
    <>
      <h3 className="text-lg">{heading}</h3>
      <ol className="mt-4 flex flex-col gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="font-display font-semibold text-signal tabular-nums">
              {`0${index + 1}`}
            </span>
            <div>
              <p className="font-semibold leading-snug">{title}</p>
              <p className="mt-1 text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
