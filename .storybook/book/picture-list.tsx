import { Unstyled } from '@storybook/addon-docs/blocks'
import { shapeOf } from '#src/site/picture/picture-shape.ts'
import { pictures } from '#src/site/picture/pictures.gen.ts'

// The object's keys are the literal names.
const names = Object.keys(pictures) as (keyof typeof pictures)[]

/** Lists the brand's pictures in their smallest size. */
export function PictureList() {
  return (
    <Unstyled>
      <ul className="book-pictures">
        {names.map((name) => {
          const { widths, ratio } = shapeOf(name)
          const width = Math.min(...widths)
          return (
            <li key={name}>
              <img
                src={`/pictures/${name}-${width}.webp`}
                alt=""
                loading="lazy"
                width={width}
                height={Math.round(width / ratio)}
              />
              <code>{name}</code> {widths.join(', ')} px
            </li>
          )
        })}
      </ul>
    </Unstyled>
  )
}
