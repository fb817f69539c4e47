import { classes } from '#src/ui/classes.ts'
import { company } from './company.ts'

export const logoLinkClass = 'inline-flex min-h-11 min-w-0 items-center'

interface LogoPictureProps {
  /** Name of the picture; empty beside a text that says the same. */
  alt?: string
  className?: string
}

/** The company's logo on steel: an uploaded picture on white, the drawing of the build, or the company's name. */
export function LogoPicture({ alt = `${company.name}, home page`, className = logoSize }: LogoPictureProps) {
  if (!company.logo && !company.hasDrawnLogo)
    return (
      <span className="line-clamp-2 font-display font-semibold text-lg">
        <span aria-hidden>{alt && company.name}</span>
        <span className="sr-only">{alt}</span>
      </span>
    )
  return (
    <img
      src={company.logo || '/brand/logo-on-dark.svg'}
      alt={alt}
      width={178}
      height={44}
      className={classes(
        'max-w-full object-contain',
        company.logo ? 'w-40 bg-white p-1 forced-color-adjust-none' : 'on-own-steel w-auto',
        className,
      )}
    />
  )
}

const logoSize = 'h-10 lg:h-11'
