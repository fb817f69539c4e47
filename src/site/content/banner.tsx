import type { ReactNode } from 'react'
import { Picture, type PictureName } from '#src/company/picture/picture.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface BannerProps {
  title: ReactNode
  /** Null puts the heading on a blueprint grid. */
  picture?: PictureName | null
  /** `<Breadcrumbs>` */
  crumbs?: Elements
  /** Line below the title. */
  purpose?: ReactNode
  children?: Elements
}

/** Head of a public page, with its only h1 and usually a picture. */
export function Banner({ title, picture = 'pipe-rack', crumbs, purpose, children }: BannerProps) {
  return (
    <div data-steel-band className={`steel relative isolate overflow-hidden ${picture ? '' : 'blueprint'}`}>
      {picture && (
        <>
          <Picture name={picture} alt="" sizes="100vw" eager className="absolute inset-0 -z-20 h-full" />
          <div aria-hidden className="veil-banner absolute inset-0 -z-10" />
        </>
      )}
      <div className="sheet flex flex-col justify-end gap-3 py-8 lg:min-h-[max(18rem,17vw)] lg:py-12">
        {crumbs}
        <h1 tabIndex={-1} className="max-w-3xl text-4xl">
          {title}
        </h1>
        {purpose && <p className="max-w-prose text-ink">{purpose}</p>}
        {children}
      </div>
    </div>
  )
}
