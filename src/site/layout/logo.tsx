import { Link } from '@tanstack/react-router'
import { company } from '#src/site/company/company.ts'

/** The company's logo on steel, with a link to the home page. */
export function Logo() {
  return (
    <Link to="/" activeOptions={{ exact: true }} className="inline-flex min-h-11 min-w-0 items-center">
      <img
        src="/brand/logo-on-dark.svg"
        alt={`${company.name}, home page`}
        width={178}
        height={44}
        className="on-own-steel h-10 w-auto max-w-full object-contain object-left lg:h-11"
      />
    </Link>
  )
}
