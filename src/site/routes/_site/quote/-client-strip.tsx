import { clients } from '#src/company/clients/clients.ts'
import { ClientMark } from '#src/site/cards/client-mark.tsx'
import { ClientName } from '#src/site/cards/client-name.tsx'
import { Section } from '#src/site/content/section.tsx'

/** Logos of six clients. */
export function ClientStrip() {
  return (
    <Section number="02" label="Clients" title="Our Happy Clients" tone="sunk">
      <ul className="grid grid-cols-2 border-line border-t border-l sm:grid-cols-3 lg:grid-cols-6">
        {clients.map(({ name, mark, study }) => (
          <li
            key={name}
            className="wrap-anywhere relative flex flex-col items-center justify-center gap-3 border-line border-r border-b bg-paper px-3 py-8 text-center"
          >
            <ClientMark mark={mark} />
            <span className="font-display font-semibold text-ink-soft text-sm">
              <ClientName name={name} study={study} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
