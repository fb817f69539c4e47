import { Link } from '@tanstack/react-router'

interface ClientNameProps {
  name: string
  /** Id of the case study to which the whole box links. */
  study?: string | undefined
}

/** A client's name, with a link to the case study. */
export function ClientName({ name, study }: ClientNameProps) {
  if (!study) return <span>{name}</span>
  return (
    <Link
      to="/testimonials"
      hash={study}
      className="underline underline-offset-4 after:absolute after:inset-0 hover:text-signal"
    >
      {name}
    </Link>
  )
}
