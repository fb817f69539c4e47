import { Unstyled } from '@storybook/addon-docs/blocks'
import { pictures } from '#src/site/picture/pictures.gen.ts'

/** The pictures of the brand, in the smallest of their sizes. */
export function PictureList() {
  return (
    <Unstyled>
      <ul className="book-pictures">
        {Object.entries(pictures).map(([name, { widths, ratio }]) => (
          <li key={name}>
            <img
              src={`/pictures/${name}-${widths[0]}.webp`}
              alt=""
              loading="lazy"
              width={widths[0]}
              height={Math.round(widths[0] / ratio)}
            />
            <code>{name}</code> {widths.join(', ')} px
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
