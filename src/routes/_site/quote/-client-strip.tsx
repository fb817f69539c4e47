import { clients } from '#src/site/company/company.ts'
import { Section } from '#src/site/content/section.tsx'

/** Six places for the marks of clients. */
export function ClientStrip() {
  return (
    <Section number="02" label="Clients" title="Our Happy Clients" tone="sunk">
      <ul className="grid grid-cols-2 border-line border-t border-l sm:grid-cols-3 lg:grid-cols-6">
        {clients.map(({ name, mark }) => (
          <li
            key={name}
            className="wrap-anywhere flex flex-col items-center justify-center gap-3 border-line border-r border-b bg-paper px-3 py-8 text-center"
          >
            <span
              aria-hidden
              className={`mask-contain mask-center mask-no-repeat size-12 bg-ink-soft ${marks[mark]}`}
            />
            <span className="font-display font-semibold text-ink-soft text-sm">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Written out, because the style sheet has only classes that stand somewhere. */
const marks = {
  'client-orbit': 'mask-[url(/brand/clients/client-orbit.svg)]',
  'client-grid': 'mask-[url(/brand/clients/client-grid.svg)]',
  'client-hex': 'mask-[url(/brand/clients/client-hex.svg)]',
  'client-wave': 'mask-[url(/brand/clients/client-wave.svg)]',
  'client-peak': 'mask-[url(/brand/clients/client-peak.svg)]',
  'client-drop': 'mask-[url(/brand/clients/client-drop.svg)]',
}
