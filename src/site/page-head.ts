import { company } from './company.ts'

interface PageHeadOptions {
  description?: string
  /** Whether search engines may list the page. */
  indexed?: boolean
}

/** A page's title in the tab and what search engines are told: `head: () => pageHead('Careers')`. */
export function pageHead(title: string, { description, indexed = true }: PageHeadOptions = {}) {
  return {
    meta: [
      { title: `${title} | ${company.name}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  }
}
