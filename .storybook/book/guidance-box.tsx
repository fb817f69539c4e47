import { Unstyled } from '@storybook/addon-docs/blocks'
export interface GuidanceProps {
  /** When and how it is right. */
  use?: string | undefined
  /** What it is not for. */
  avoid?: string | undefined
}

/** The two sentences that a part is to be used by. */
export function Guidance({ use, avoid }: GuidanceProps) {
  if (!use || !avoid) return null
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
