import '#src/ui/browser/print.css'
import { company } from '#src/site/company/company.ts'
import { longMonthDay } from '#src/ui/text/date.ts'

/** Notes what the style sheet prints above a public page: whose it is, how to reach them, its address and the day. */
export function letterhead() {
  const page = document.querySelector<HTMLElement>('[data-site-header] ~ main')
  // A project's sheet says it in its title block.
  if (!page || page.querySelector('[data-title-block]')) return page?.removeAttribute('data-letterhead')
  const lines = [company.name, company.address.join(', '), company.phones[0], location.href]
  page.dataset.letterhead = [...lines, longMonthDay(Date.now())].join('\n')
}
