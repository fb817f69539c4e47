import { Unstyled } from '@storybook/addon-docs/blocks'

const steps = [
  ['text-5xl', 'Home’s headline'],
  ['text-4xl', 'A page’s h1'],
  ['text-3xl', 'A section’s h2'],
  ['text-2xl', 'A record’s title'],
  ['text-xl', 'A card’s title'],
  ['text-lg', 'An introduction'],
  ['text-base', 'Words to read'],
  ['text-sm', 'Labels, help, tables'],
  ['text-xs', 'Marks and counts, no sentence'],
] as const

/** Shows each step of the type scale at the current window width. */
export function TypeScale() {
  return (
    <Unstyled>
      <div className="book-scale">
        {steps.map(([step, use], index) => (
          <p key={step} style={{ fontSize: `var(--${step})`, lineHeight: `var(--${step}--line-height)` }}>
            <span className={index < 5 ? 'book-display' : undefined}>
              From the first drawing to the last bolt
            </span>
            <small>
              {step}: {use}
            </small>
          </p>
        ))}
      </div>
    </Unstyled>
  )
}
