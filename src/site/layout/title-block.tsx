import { LogoPicture } from '#src/company/logo-picture.tsx'

interface TitleBlockProps {
  /** Terms and their words. The first one is the company, beside its logo. */
  entries: readonly (readonly [term: string, words: string])[]
}

/** Print only: the title block at the end of a sheet, as on drawings. */
export function TitleBlock({ entries }: TitleBlockProps) {
  return (
    <div data-title-block className="hidden print:block">
      <dl className="sheet grid grid-cols-2 border border-ink">
        {entries.map(([term, words], index) => (
          <div key={term} className="min-w-0 border border-line px-2 py-1">
            {/* Already loaded by the header. Print styles make it dark. */}
            {index === 0 && <LogoPicture alt="" />}
            <dt className="text-ink-soft text-xs">{term}</dt>
            <dd className="wrap-anywhere font-semibold text-sm">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Print only: the frame and corner ticks of each sheet. */
export function SheetFrame() {
  return (
    <svg aria-hidden className="fixed inset-0 hidden size-full print:block" fill="none" stroke="currentColor">
      <rect width="100%" height="100%" />
      {['0', '100%'].flatMap((x) =>
        ['0', '100%'].map((y) => (
          <svg aria-hidden key={x + y} x={x} y={y} overflow="visible">
            <path d="M-18 0H18M0-18V18" strokeWidth="5" />
          </svg>
        )),
      )}
    </svg>
  )
}
