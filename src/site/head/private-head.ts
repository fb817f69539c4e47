import { company } from '#src/site/company/company.ts'

/** The title of a page that no search engine lists: `head: () => privateHead('Profile')`. Public pages draw `PageHead`. */
export function privateHead(title: string) {
  return { meta: [{ title: `${title} | ${company.name}` }, { name: 'robots', content: 'noindex' }] }
}
