import type { ReactNode } from 'react'
import type { Leader } from '#src/company/leaders.ts'
import { Card } from '#src/ui/card.tsx'
import { Portrait } from '#src/ui/picture/portrait.tsx'

/** A leader with position, biography and contact links. */
export function LeaderCard({ leader }: { leader: Leader }) {
  const { name, position, bio, image, social } = leader
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap border-line border-b">
        <div className="w-28 shrink-0 border-line border-r sm:w-32">
          <Portrait name={name} src={image} />
        </div>
        <div className="flex min-w-0 flex-1 basis-32 flex-col justify-end p-4">
          <h3 className="text-lg">{name}</h3>
          <p className="text-ink-soft text-sm">{position}</p>
        </div>
      </div>
      <p className="grow p-4">{bio}</p>
      <ul className="flex flex-wrap gap-x-5 border-line border-t px-4 py-1">
        {isProfile(social.linkedin) && (
          <SocialLink href={social.linkedin} label={`${name} on LinkedIn`}>
            LinkedIn
          </SocialLink>
        )}
        {isProfile(social.twitter) && (
          <SocialLink href={social.twitter} label={`${name} on X (Twitter)`}>
            X (Twitter)
          </SocialLink>
        )}
        <li>
          <a href={`mailto:${social.email}`} className={linkClass}>
            E-mail<span className="sr-only">{` ${name}`}</span>
          </a>
        </li>
      </ul>
    </Card>
  )
}

/** Whether an address leads to a person's page, not to the network's own. */
const isProfile = (href: string) => /^https:\/\/[^/]+\/[^/?]/.test(href)

function SocialLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={`${label} (opens in a new tab)`}
        className={linkClass}
      >
        {children}
      </a>
    </li>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-sm underline-offset-4 hover:text-signal hover:underline'
