import '#src/ui/browser/print.css'
import { company } from '#src/company/company.ts'
import { longMonthDay } from '#src/ui/text/date.ts'

/** Sets the letterhead that is printed above a public page: company, contact, address of the page and date. */
export function letterhead() {
  const page = document.querySelector<HTMLElement>('[data-site-header] ~ main')
  // A page of drawing sheets has title blocks instead.
  if (!page || page.querySelector('[data-title-block]')) return page?.removeAttribute('data-letterhead')
  const lines = [company.name, company.address.join(', '), company.phones[0], addressOf(location)]
  page.dataset.letterhead = [...lines, longMonthDay(Date.now())].join('\n')
}

/** Returns the canonical address of the page; its own one without. */
const addressOf = ({ href }: Location) =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? href
