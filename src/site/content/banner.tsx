import type { ReactNode } from 'react'
import { Picture, type PictureName } from '#src/company/picture/picture.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'

interface BannerProps {
  title: ReactNode
  /** Null puts the heading on a blueprint grid, or on `cover`. */
  picture?: PictureName | null
  /** A record's own picture behind the heading, as an element that fills its parent. */
  cover?: Elements | undefined
  /** High on a phone, too, so that the cover is seen. */
  isTall?: boolean | undefined
  /** Low, for a list or a form: the page's content starts on the first screen. */
  isLow?: boolean | undefined
  /** `<Breadcrumbs>` */
  crumbs?: Elements
  /** Line below the title. */
  purpose?: ReactNode
  children?: Elements
}

/** Head of a public page, with its only h1 and usually a picture. */
export function Banner({
  title,
  picture = 'pipe-rack',
  cover = picture && (
    <Picture name={picture} alt="" sizes="100vw" eager className="absolute inset-0 -z-20 h-full" />
  ),
  isTall,
  isLow,
  crumbs,
  purpose,
  children,
}: BannerProps) {
  return (
    <div data-steel-band className={`steel relative isolate overflow-hidden ${cover ? '' : 'blueprint'}`}>
      {cover && (
        <>
          {cover}
          <div aria-hidden className="veil-banner absolute inset-0 -z-10" />
        </>
      )}
      <div
        className={classes(
          'sheet flex flex-col justify-end',
          isLow ? 'gap-1 py-3 lg:py-6' : 'gap-3 py-8 lg:min-h-[max(18rem,17vw)] lg:py-12',
          isTall && 'min-h-72',
        )}
      >
        {crumbs}
        <h1 tabIndex={-1} className={`max-w-3xl ${isLow ? 'text-3xl' : 'text-4xl'}`}>
          {title}
        </h1>
        {purpose && <p className={`max-w-prose text-ink ${isLow ? 'max-sm:hidden' : ''}`}>{purpose}</p>}
        {children}
      </div>
    </div>
  )
}
