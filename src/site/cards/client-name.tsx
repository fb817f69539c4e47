import { Link } from '@tanstack/react-router'

interface ClientNameProps {
  name: string
  /** The case study about them, which the whole box of the name then leads to. */
  study?: string | undefined
}

/** The name of a client, and the way to what was done for them. */
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
