import type { ReactNode } from 'react'
import { Picture, type PictureName } from '#src/site/picture/picture.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface BannerProps {
  title: ReactNode
  /** Where it is null, the heading stands on the grid of a drawing. */
  picture?: PictureName | null
  /** `<Breadcrumbs>` */
  crumbs?: Elements
  /** One line under the title. */
  purpose?: ReactNode
  children?: Elements
}

/** The head of a public page: its one h1, as a rule over a picture under steel. */
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
