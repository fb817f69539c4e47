import { Link } from '@tanstack/react-router'
import { hiringLine } from '#src/company/joining.ts'
import { buttonClass } from '#src/ui/button.tsx'

/** Link from the team's page to the open positions. */
export function TeamJoin() {
  return (
    <section aria-labelledby="join-our-team" className="steel blueprint print:hidden">
      <div className="sheet flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-14 lg:py-20">
        <div className="max-w-2xl">
          <h2 id="join-our-team" className="text-3xl">
            Join Our Team
          </h2>
          <p className="mt-3">{hiringLine}</p>
        </div>
        <Link to="/careers" className={buttonClass('primary', 'large')}>
          View Open Positions
        </Link>
      </div>
    </section>
  )
}
