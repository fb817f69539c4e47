import { classes } from './classes.ts'
import { pictures } from './pictures.gen.ts'

export type PictureName = keyof typeof pictures

interface PictureProps {
  name: PictureName
  alt: string
  /** How wide it is drawn, as the `sizes` attribute has it: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string
  /** In the first screenful: loaded at once and with priority. */
  eager?: boolean
  /** Width over height, such as `4 / 3`; without it the picture's own. */
  ratio?: string
  /** Another picture for upright screens. */
  upright?: PictureName
  className?: string
}

/** One of the site's own pictures, in the width and format that the screen needs. */
export function Picture({ name, alt, sizes, eager, ratio, upright, className }: PictureProps) {
  const { widths, ratio: natural, colour } = pictures[name]
  const width = Math.max(...widths)
  return (
    <picture className="contents">
      {upright && (
        <source
          media="(orientation: portrait)"
          type="image/avif"
          srcSet={srcSet(upright, 'avif')}
          sizes={sizes}
        />
      )}
      {upright && (
        <source
          media="(orientation: portrait)"
          type="image/webp"
          srcSet={srcSet(upright, 'webp')}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widths[1]}.webp`}
        srcSet={srcSet(name, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={Math.round(width / natural)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ aspectRatio: ratio ?? natural, backgroundColor: colour }}
        className={classes('w-full object-cover', className)}
      />
    </picture>
  )
}

function srcSet(name: PictureName, format: 'avif' | 'webp'): string {
  return pictures[name].widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
}
