import { historyTitle, milestones } from '#src/company/history.ts'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Section } from '#src/site/content/section.tsx'

/** Milestones of the company on a timeline. */
export function AboutHistory() {
  return (
    <Section
      number="02"
      label="History"
      title={historyTitle}
      purpose="The milestones that widened our range of work."
      tone="sunk"
    >
      <RevealOnScroll>
        <ol className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-3">
          {milestones.map(({ year, title, text }) => (
            <li
              key={year}
              className="relative border-edge border-l pb-8 pl-6 last:pb-0 sm:border-t sm:border-l-0 sm:pt-6 sm:pr-4 sm:pb-0 sm:pl-0"
            >
              <span
                aria-hidden
                className="absolute top-1.5 -left-[5px] size-[9px] bg-signal sm:-top-[5px] sm:left-0"
              />
              <p className="font-display font-semibold text-2xl tabular-nums leading-none">{year}</p>
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </RevealOnScroll>
    </Section>
  )
}
