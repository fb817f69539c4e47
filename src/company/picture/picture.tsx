import { useSavesData } from '#src/ui/browser/save-data.ts'
import { useBroken } from '#src/ui/browser/use-broken.ts'
import { classes } from '#src/ui/classes.ts'
import type { Ratio } from '#src/ui/ratio.ts'
import { pictureClass } from './picture-class.ts'
import { PictureOnTap } from './picture-on-tap.tsx'
import { shapeOf } from './picture-shape.ts'
import type { pictures } from './pictures.gen.ts'

export type PictureName = keyof typeof pictures

interface PictureProps {
  name: PictureName
  /** Alternative text. A picture with an empty one is decorative and is omitted while data is saved. */
  alt: string
  /**
   * Width of the whole picture, as in the `sizes` attribute: `(min-width: 64rem) 33vw, 100vw`. If the space is higher
   * than the picture's shape, the width follows the height, and the sides are cropped.
   */
  sizes: string
  /** Marks a picture of the first screenful: loaded at once and with priority. */
  eager?: boolean
  /** Width over height; the picture's own by default. */
  ratio?: Ratio
  /** Another picture for upright phones. */
  upright?: PictureName
  className?: string
}

/** A picture of the site, in the width and format that the screen needs. Loads on a tap while data is saved. */
export function Picture(props: PictureProps) {
  const isSaving = useSavesData()
  if (!isSaving) return <Loaded {...props} />
  if (!props.alt) return <Room {...props} />
  const { upright: _, ...plain } = props
  return (
    <PictureOnTap key={props.name} {...props}>
      {(width) => <Loaded {...plain} width={width} />}
    </PictureOnTap>
  )
}

interface RoomProps {
  name: PictureName
  ratio?: Ratio | undefined
  className?: string | undefined
}

/** Space and colour of a picture that is not loaded. */
function Room({ name, ratio, className }: RoomProps) {
  return <span className={classes('block w-full', pictureClass(name, ratio), className)} />
}

interface LoadedProps extends PictureProps {
  /** Single width to load; by default the browser chooses. */
  width?: number | undefined
}

function Loaded({ name, alt, sizes, eager, ratio, upright, className, width }: LoadedProps) {
  const { widths, ratio: natural } = shapeOf(name)
  const widest = Math.max(...widths)
  const { isBroken, watch } = useBroken(name)
  // Without alternative text, the browser's broken-image icon is of no use.
  if (isBroken && !alt) return <Room name={name} ratio={ratio} className={className} />
  return (
    <picture className="contents">
      {upright &&
        formats.map((format) => (
          <source
            key={format}
            media="(max-width: 40rem) and (orientation: portrait)"
            type={`image/${format}`}
            srcSet={srcSet(upright, format)}
            sizes={sizes}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(name, 'avif', width)} sizes={sizes} />
      <img
        src={`/pictures/${name}-${width ?? widths[1]}.webp`}
        srcSet={srcSet(name, 'webp', width)}
        sizes={sizes}
        alt={alt}
        width={widest}
        height={Math.round(widest / natural)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        {...watch}
        className={classes('w-full object-cover', pictureClass(name, ratio), className)}
      />
    </picture>
  )
}

const formats = ['avif', 'webp'] as const

function srcSet(name: PictureName, format: 'avif' | 'webp', only?: number): string {
  const widths = only ? [only] : shapeOf(name).widths
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
}
