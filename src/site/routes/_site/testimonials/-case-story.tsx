import { Link } from '@tanstack/react-router'
import { caseDrawings } from '#src/company/case-drawings.tsx'
import type { CaseStudy } from '#src/company/case-studies.ts'
import { Picture } from '#src/company/picture/picture.tsx'
import { ClientMark } from '#src/site/cards/client-mark.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { BeforeAfter } from './-before-after.tsx'

/** A job: the client, the problem, the solution, the figures, and a link to the quote form. */
export function CaseStory({ study }: { study: CaseStudy }) {
  const { id, title, client, mark, image, imageShows, challenge, solution, results } = study
  const Drawing = caseDrawings[id]
  return (
    <article id={id} className="wrap-anywhere">
      <header className="mb-6 flex items-center gap-4">
        <ClientMark mark={mark} />
        <div className="min-w-0">
          <p className="font-semibold text-ink-soft text-sm">{client}</p>
          <h3 className="text-2xl">{title}</h3>
        </div>
      </header>
      <Picture
        name={image}
        alt={imageShows}
        sizes="(min-width: 64rem) max(80rem, 70vw), 100vw"
        ratio="21 / 9"
        className="rounded-md"
      />
      <dl className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-12">
        <div>
          <dt className="font-semibold">Challenge</dt>
          <dd className="mt-1 max-w-prose text-ink-soft">{challenge}</dd>
        </div>
        <div>
          <dt className="font-semibold">Solution</dt>
          <dd className="mt-1 max-w-prose text-ink-soft">{solution}</dd>
        </div>
        <div className="col-span-full relative grid gap-px border border-line bg-line sm:grid-cols-3">
          <dt className="sr-only">Results</dt>
          {results.map(([figure, words]) => (
            <dd key={words} className="bg-paper p-5 lg:p-8">
              <span className="block font-display font-semibold text-4xl text-signal lg:text-5xl">
                {`${figure} `}
              </span>
              <span>{words}</span>
            </dd>
          ))}
        </div>
      </dl>
      <div className="mt-6 grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        {Drawing && (
          <BeforeAfter
            title={title}
            before={study.before}
            after={study.after}
            labels={study.labels}
            Drawing={Drawing}
          />
        )}
        <div className="ticks border border-line bg-paper p-5">
          <p className="font-display font-semibold text-xl">Something like this?</p>
          <p className="mt-1 mb-4 text-ink-soft">Send what you have. An engineer will price it.</p>
          <Link to="/quote" search={{ service: study.service }} className={buttonClass('primary')}>
            Get a quote<span className="sr-only">{` for ${study.work}`}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}
