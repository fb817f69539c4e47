/** Beside an application: what happens with it. */
export function ApplySteps() {
  return (
    <>
      <h3 className="text-lg">What happens next</h3>
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

const steps = [
  { title: 'An engineer reads it', text: 'Somebody who does the job, not a filter that looks for words.' },
  { title: 'We call you', text: 'Half an hour about what you have built, and what went wrong on the way.' },
  { title: 'You see the place', text: 'A day with the team on site or in the office. We pay the journey.' },
]
