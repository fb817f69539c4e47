import { Unstyled } from '@storybook/addon-docs/blocks'

interface GuidanceBoxProps {
  /** When and how it is right. */
  use: string
  /** What it is not for. */
  avoid: string
}

/** The two sentences that a part is to be used by. */
export function GuidanceBox({ use, avoid }: GuidanceBoxProps) {
  return (
    <Unstyled>
      <div className="book-guidance">
        <p data-tone="do">
          <strong>Do</strong> <Sentence>{use}</Sentence>
        </p>
        <p data-tone="dont">
          <strong>Don’t</strong> <Sentence>{avoid}</Sentence>
        </p>
      </div>
    </Unstyled>
  )
}

/** What stands between backticks is drawn as code. */
export function Sentence({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
