import type { ClientMark as Mark } from '#src/company/clients/clients.ts'

/** A client's logo in the colour of the text. The name is beside it. */
export function ClientMark({ mark }: { mark: Mark }) {
  return (
    <span
      aria-hidden
      className={`mask-contain mask-center mask-no-repeat block size-12 shrink-0 bg-ink-soft ${marks[mark]}`}
    />
  )
}

/** Complete class names, because the style sheet contains only classes found in the source. */
const marks: Record<Mark, string> = {
  'client-beam': 'mask-[url(/brand/clients/client-beam.svg)]',
  'client-drop': 'mask-[url(/brand/clients/client-drop.svg)]',
  'client-gate': 'mask-[url(/brand/clients/client-gate.svg)]',
  'client-grid': 'mask-[url(/brand/clients/client-grid.svg)]',
  'client-hex': 'mask-[url(/brand/clients/client-hex.svg)]',
  'client-lantern': 'mask-[url(/brand/clients/client-lantern.svg)]',
  'client-orbit': 'mask-[url(/brand/clients/client-orbit.svg)]',
  'client-peak': 'mask-[url(/brand/clients/client-peak.svg)]',
  'client-wave': 'mask-[url(/brand/clients/client-wave.svg)]',
}
