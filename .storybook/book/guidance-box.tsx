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
          <strong>Do</strong> {use}
        </p>
        <p data-tone="dont">
          <strong>Don’t</strong> {avoid}
        </p>
      </div>
    </Unstyled>
  )
}
