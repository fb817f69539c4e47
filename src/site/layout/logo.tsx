import { Link } from '@tanstack/react-router'
import { LogoPicture, logoLinkClass } from '#src/company/logo-picture.tsx'

/** The company's logo on steel, with a link to the home page. */
export function Logo() {
  return (
    <Link to="/" activeOptions={{ exact: true }} className={logoLinkClass}>
      <LogoPicture />
    </Link>
  )
}
