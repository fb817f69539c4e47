import { useState } from 'react'
import { classes } from '#src/ui/classes.ts'

interface CareerDescriptionProps {
  text: string
  /** Title of the job, for the button's name. */
  title: string
  /** Maximum number of lines before it is truncated. */
  lines: keyof typeof clamps
}

/** A job's description. A long one is truncated, with a button that shows all of it. */
export function CareerDescription({ text, title, lines }: CareerDescriptionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > lines * 70
  return (
    <div className="max-w-prose text-ink-soft">
      <p className={classes('wrap-anywhere', isLong && !isOpen ? clamps[lines] : 'whitespace-pre-line')}>
        {text || 'Ask us about this position: the description follows.'}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center font-semibold text-ink text-sm underline underline-offset-4 hover:text-signal"
        >
          <span>
            <span>{isOpen ? 'Show less' : 'Show all'}</span>
            <span className="sr-only">{` about ${title}`}</span>
          </span>
        </button>
      )}
    </div>
  )
}

const clamps = { 3: 'line-clamp-3', 12: 'line-clamp-12' }
