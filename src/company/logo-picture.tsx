import { company } from './company.ts'

export const logoLinkClass = 'inline-flex min-h-11 min-w-0 items-center'

/** The company's logo on steel, for a link to the home page. */
export function LogoPicture() {
  return (
    <img
      src="/brand/logo-on-dark.svg"
      alt={`${company.name}, home page`}
      width={178}
      height={44}
      className="on-own-steel h-10 w-auto max-w-full object-contain object-left lg:h-11"
    />
  )
}
