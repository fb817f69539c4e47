import { company } from '#src/company/company.ts'
import type { SocialNetwork } from '#src/company/facts/own-facts.ts'

/** Icon links to the company's pages on social networks. */
export function SocialLinks() {
  return (
    <ul className="-ml-2.5 flex flex-wrap">
      {company.socialLinks.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center text-ink-soft transition-colors hover:text-signal"
          >
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="size-5 fill-none stroke-1.5 stroke-current"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={drawings[network]} />
            </svg>
            <span className="sr-only">{`${company.shortName} on ${network} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const drawings: Record<SocialNetwork, string> = {
  LinkedIn: 'M3 3h18v18H3zM7.5 10.5v6M7.5 7.5v.01M11.5 16.5v-6M11.5 13.5a2.75 2.75 0 0 1 5.5 0v3',
  Facebook:
    'M14 21v-7.5h3l.5-3.5H14V8a1.75 1.75 0 0 1 1.75-1.75H17.5V3H15a4.5 4.5 0 0 0-4.5 4.5V10h-3v3.5h3V21z',
  Instagram: 'M3 3h18v18H3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17.25 6.75v.01',
  X: 'M4 4l12.5 16H20L7.5 4zM4.5 20l6-6.75M13.5 10.75L19.5 4',
}
