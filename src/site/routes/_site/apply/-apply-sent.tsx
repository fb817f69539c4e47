import { Link } from '@tanstack/react-router'
import { SentReference } from '#src/site/forms/sent-reference.tsx'
import { SentWays } from '#src/site/forms/sent-ways.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { buttonClass } from '#src/ui/button.tsx'

/** Replaces the form once the application has arrived. */
export function ApplySent({ id }: { id: string }) {
  return (
    <div className="ticks flex flex-col items-start gap-5 self-start border border-line bg-paper-sunk p-8 lg:p-12">
      <p
        role="status"
        tabIndex={-1}
        ref={takeFocus}
        className="max-w-prose font-display font-semibold text-xl focus:outline-none"
      >
        Your application has been submitted successfully! We'll be in touch soon.
      </p>
      <SentReference id={id} />
      <SentWays id={id} />
      <Link to="/careers" className={buttonClass('secondary')}>
        Return to Careers
      </Link>
    </div>
  )
}
