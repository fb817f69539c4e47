import { type ReactNode, useId, useState } from 'react'
import { type CaseDrawing, room } from '#src/company/case-drawings.tsx'
import type { CaseStudy } from '#src/company/case-studies.ts'

interface BeforeAfterProps {
  /** Title of the job. */
  title: string
  before: string
  after: string
  labels: CaseStudy['labels']
  Drawing: CaseDrawing
}

/**
 * Drawings of a job before and after it, one over the other, with an edge moved by pointer or arrow keys. The edge is an
 * attribute of the drawing, because the site's policy blocks inline styles. Without script both are side by side.
 */
export function BeforeAfter({ title, before, after, labels, Drawing }: BeforeAfterProps) {
  const clip = useId()
  const [share, setShare] = useState(50)
  const edge = (share / 100) * room.x
  return (
    <figure>
      <noscript>
        <div className="grid gap-4 sm:grid-cols-2">
          <Sheet>
            <Drawing state="before" labels={labels} />
          </Sheet>
          <Sheet>
            <Drawing state="after" labels={labels} />
          </Sheet>
        </div>
      </noscript>
      <div className="relative has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-signal has-[input:focus-visible]:outline-offset-2 noscript:hidden">
        <Sheet>
          <clipPath id={clip}>
            <rect width={edge} height={room.y} />
          </clipPath>
          <Drawing state="after" labels={labels} />
          <g clipPath={`url(#${clip})`}>
            <rect width={room.x} height={room.y} fill="var(--paper)" />
            <Drawing state="before" labels={labels} />
          </g>
          <g stroke="var(--signal)" strokeWidth="2">
            <path d={`M${edge} 0V${room.y}`} />
            <g fill="var(--paper)" transform={`translate(${edge} ${room.y / 2})`}>
              <circle r="22" />
              <path d="M-6-7-13 0l7 7M6-7 13 0 6 7" fill="none" strokeWidth="3" />
            </g>
          </g>
        </Sheet>
        <input
          type="range"
          value={share}
          onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
          aria-label={`Before and after: ${title}`}
          aria-valuetext={`${share} % before, ${100 - share} % after`}
          className="absolute inset-0 size-full cursor-pointer touch-pan-y opacity-0 print:hidden"
        />
      </div>
      <figcaption className="mt-3 grid gap-x-6 gap-y-2 text-ink-soft text-sm sm:grid-cols-2">
        <p>
          <strong className="text-ink">Before.</strong>
          <span>{` ${before}`}</span>
        </p>
        <p>
          <strong className="text-ink">After.</strong>
          <span>{` ${after} Drawn from the job, not to scale.`}</span>
        </p>
      </figcaption>
    </figure>
  )
}

/** Decorative: the text is below. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${room.x} ${room.y}`} width="100%" className="border border-line bg-paper">
      {children}
    </svg>
  )
}
