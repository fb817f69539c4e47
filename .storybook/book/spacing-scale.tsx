import { Unstyled } from '@storybook/addon-docs/blocks'

const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24]

/** Shows the spacing grid of four pixels: the number in a class times four. */
export function SpacingScale() {
  return (
    <Unstyled>
      <dl className="book-spacing">
        {steps.map((step) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>
              <span style={{ width: step * 4 }} /> {step * 4} px
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  )
}
