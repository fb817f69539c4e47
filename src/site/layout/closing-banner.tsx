import { Link } from '@tanstack/react-router'
import { callToQuote } from '#src/company/call-to-quote.ts'
import { company } from '#src/company/company.ts'
import type { PictureName } from '#src/company/picture/picture.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { PictureBand } from './picture-band.tsx'

export interface ClosingWords {
  title: string
  text: string
  /** Whether to offer a quote, too. */
  offersQuote?: boolean
}

interface ClosingBannerProps {
  /** Picture that differs from the one at the page's top. */
  picture?: PictureName | undefined
  words?: ClosingWords | undefined
}

/** End of most public pages: the call to request a quote, or other words for applicants and after a request. */
export function ClosingBanner({ picture = 'plant-expansion', words }: ClosingBannerProps) {
  const { title, text, offersQuote = true }: ClosingWords = words ?? callToQuote
  return (
    <PictureBand labelledBy="closing-banner" name={picture} alt="" veil="veil-closing">
      <div className="sheet flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-14 lg:py-20 print:hidden">
        <div className="max-w-2xl">
          <h2 id="closing-banner" className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-ink">{text}</p>
        </div>
        <div className={`flex w-full ${words ? 'flex-col' : 'flex-col-reverse'} gap-3 sm:w-auto sm:flex-row`}>
          <Link to="/about" className={buttonClass(words ? 'primary' : 'secondary', 'large')}>
            Learn More<span className="sr-only">{` about ${company.shortName}`}</span>
          </Link>
          {offersQuote && (
            <Link to="/quote" className={buttonClass(words ? 'secondary' : 'primary', 'large')}>
              Request Quote
            </Link>
          )}
        </div>
      </div>
    </PictureBand>
  )
}
