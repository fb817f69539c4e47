import { Unstyled } from '@storybook/addon-docs/blocks'
import type { Advice } from './guidance/guidance.ts'

/** Advice on a part: what to do, and what not to do. */
export function GuidanceBox({ use, avoid }: Advice) {
  return (
    <Unstyled>
      <div className="book-guidance">
        <p data-tone="do">
          <Sentence>{use}</Sentence>
        </p>
        <p data-tone="dont">
          <Sentence>{avoid}</Sentence>
        </p>
      </div>
    </Unstyled>
  )
}

/** Renders the words between backticks as code. */
export function Sentence({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
