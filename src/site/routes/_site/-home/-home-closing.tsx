import { callToQuote } from '#src/company/call-to-quote.ts'
import { company } from '#src/company/company.ts'
import { closingLine } from '#src/company/home.ts'
import { SectionNumber } from '#src/site/content/section.tsx'
import { PictureBand } from '#src/site/layout/picture-band.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { HomeActions } from './-home-actions.tsx'

/** The end of the home page: the next step, and all contact details. */
export function HomeClosing({ number }: { number: string }) {
  return (
    <PictureBand labelledBy="home-closing" name="offshore-platform" alt="" veil="veil-banner">
      <div className="sheet py-10 lg:py-20">
        <SectionNumber className="lg:text-signal">{`${number} — Contact`}</SectionNumber>
        <h2 id="home-closing" className="mt-3 max-w-2xl text-3xl">
          {callToQuote.title}
        </h2>
        <p className="mt-3 max-w-prose">{closingLine}</p>
        <HomeActions to="/contact">Contact us</HomeActions>
        <dl className="mt-10 grid max-w-4xl gap-x-6 gap-y-4 border-line border-t pt-6 sm:grid-cols-2 lg:grid-cols-3">
          <div>
            <dt className="text-sm">Phone</dt>
            {company.phones.map((phone) => (
              <dd key={phone}>
                <a href={telHref(phone)} className={linkClass}>
                  {phone}
                </a>
              </dd>
            ))}
          </div>
          <div>
            <dt className="text-sm">Address</dt>
            <dd className="py-2 font-semibold">{company.address.join(', ')}</dd>
          </div>
          <div className="col-span-full lg:col-span-1">
            <dt className="text-sm">E-mail</dt>
            {company.emails.map((email) => (
              <dd key={email}>
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </PictureBand>
  )
}

const linkClass =
  'wrap-anywhere inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline'
