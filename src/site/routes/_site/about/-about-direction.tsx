import { mission, vision } from '#src/company/values.ts'
import { SectionNumber } from '#src/site/content/section.tsx'
import { PictureBand } from '#src/site/layout/picture-band.tsx'

/** The company's vision and mission, on a picture as wide as the window. */
export function AboutDirection() {
  return (
    <PictureBand
      labelledBy="direction"
      name="plant-expansion"
      alt="A process plant is extended: cranes beside new columns, the old ones in operation"
      veil="veil-banner"
    >
      {/* A second veil: text also covers the bright side of the picture. */}
      <div aria-hidden className="veil-closing absolute inset-0 -z-10 print:hidden" />
      <div className="sheet py-14 lg:py-20">
        <SectionNumber>03 — Direction</SectionNumber>
        <h2 id="direction" className="mb-10 text-3xl">
          Vision and mission
        </h2>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
          <Principle title="Our vision">{vision}</Principle>
          <Principle title="Our mission">{mission}</Principle>
        </div>
      </div>
    </PictureBand>
  )
}

function Principle({ title, children }: { title: string; children: string }) {
  return (
    <div className="border-signal border-l-2 pl-6">
      <h3 className="font-semibold text-sm">{title}</h3>
      <p className="mt-2 max-w-prose font-display text-xl leading-snug">{children}</p>
    </div>
  )
}
