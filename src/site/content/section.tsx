import { type ReactNode, useId } from 'react'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'

export type SectionTone = 'paper' | 'sunk' | 'steel'

interface SectionProps {
  /** Number as on a drawing sheet: `02`. */
  number?: string
  /** Word beside the number, if it differs from the title. */
  label?: string
  title: string
  /** Hides the title from all but screen readers: the page's heading says the same. */
  isTitleHidden?: boolean | undefined
  /** Line on the purpose of the section. */
  purpose?: ReactNode
  tone?: SectionTone
  action?: Elements
  id?: string
  children: Elements
}

/** A section of a public page, with number, title and purpose. */
export function Section({
  number,
  label,
  title,
  isTitleHidden,
  purpose,
  tone = 'paper',
  action,
  id,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes(isTitleHidden ? 'py-5 lg:py-6' : 'py-10 sm:py-14 lg:py-20', tones[tone])}
    >
      <div className="sheet">
        <header
          className={classes(
            'wrap-anywhere flex flex-wrap items-end justify-between gap-x-8 gap-y-4',
            isTitleHidden ? 'mb-4' : 'mb-6 lg:mb-10',
          )}
        >
          <div className="min-w-0">
            {number && !isTitleHidden && (
              <SectionNumber>{label ? `${number} — ${label}` : number}</SectionNumber>
            )}
            <h2 id={headingId} className={isTitleHidden ? 'sr-only' : 'text-2xl sm:text-3xl'}>
              {title}
            </h2>
            {purpose && (
              <p className={`${isTitleHidden ? '' : 'mt-3'} max-w-prose text-ink-soft`}>{purpose}</p>
            )}
          </div>
          {action}
        </header>
        {children}
      </div>
    </section>
  )
}

/** Number of a section on its page, as on a drawing sheet: `02 — Services`. */
export function SectionNumber({ className = 'mb-3 text-signal', children }: SectionNumberProps) {
  return (
    <p className={`flex items-center gap-3 font-display font-semibold text-sm tabular-nums ${className}`}>
      <span>{children}</span>
      <span aria-hidden className="h-px w-12 bg-signal" />
    </p>
  )
}

interface SectionNumberProps {
  className?: string
  children: string
}

const tones: Record<SectionTone, string> = {
  paper: 'bg-paper',
  sunk: 'bg-paper-sunk',
  steel: 'steel blueprint',
}
