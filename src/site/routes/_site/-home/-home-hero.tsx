import { company, engineering, headOffice } from '#src/company/company.ts'
import { promise, promisedAfter, scope } from '#src/company/home.ts'
import { Picture } from '#src/company/picture/picture.tsx'
import { HomeActions } from './-home-actions.tsx'

/** The first screenful: the company's work, and the two most wanted links. */
export function HomeHero() {
  return (
    <section data-steel-band className="steel relative isolate overflow-hidden">
      <Picture
        name="refinery-dusk"
        upright="refinery-dusk-portrait"
        alt=""
        sizes="max(100vw, 75rem)"
        eager
        className="absolute inset-0 -z-20 h-full"
      />
      <div aria-hidden className="veil-hero absolute inset-0 -z-10" />
      <div className="sheet flex min-h-[min(max(42rem,34vw),calc(100svh-var(--site-header)))] flex-col justify-end pt-24 pb-28 lg:justify-center lg:pt-16 lg:pb-32">
        <p className="flex items-center gap-3 font-display font-semibold text-sm lg:text-signal">
          <span aria-hidden className="h-px w-10 bg-signal" />
          <span>{headOffice}</span>
          <span
            aria-hidden
            className="hidden whitespace-pre font-medium text-ink-soft tabular-nums sm:inline"
          >
            {company.coordinates}
          </span>
        </p>
        <h1 tabIndex={-1} className="mt-5 max-w-4xl text-4xl lg:text-5xl">
          <span>{promise}</span>
          <br className="hidden sm:inline" />
          <span>{` ${promisedAfter}`}</span>
        </h1>
        <p className="mt-5 max-w-xl text-lg">{`${engineering} ${scope}`}</p>
        <HomeActions to="/projects">See Our Projects</HomeActions>
      </div>
    </section>
  )
}
