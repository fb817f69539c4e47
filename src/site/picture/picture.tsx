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
  /** Empty for a picture that says nothing: it is left out while data is saved. */
  alt: string
  /**
   * How wide the whole of it is drawn, as the `sizes` attribute has it: `(min-width: 64rem) 33vw, 100vw`. In a room that
   * is higher than its shape it is as wide as the room's height asks, and what stands out is cut off.
   */
  sizes: string
  /** In the first screenful: loaded at once and with priority. */
  eager?: boolean
  /** Width over height; without it the picture's own. */
  ratio?: Ratio
  /** Another picture for upright phones. */
  upright?: PictureName
  className?: string
}

/** One of the site's own pictures, in the width and format that the screen needs. Comes by tap while data is saved. */
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

/** Its place and its colour, for a picture that is not loaded. */
function Room({ name, ratio, className }: RoomProps) {
  return <span className={classes('block w-full', pictureClass(name, ratio), className)} />
}

interface LoadedProps extends PictureProps {
  /** The only one to load; without it the browser chooses. */
  width?: number | undefined
}

function Loaded({ name, alt, sizes, eager, ratio, upright, className, width }: LoadedProps) {
  const { widths, ratio: natural } = shapeOf(name)
  const widest = Math.max(...widths)
  const { isBroken, watch } = useBroken(name)
  // Where there is nothing to say, the browser's sign of a broken picture says nothing either.
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
