import { company } from '#src/site/company/company.ts'

/** Returns the head of an unlisted page: `head: () => privateHead('Profile')`. Public pages use `PageHead`. */
export function privateHead(title: string) {
  return { meta: [{ title: `${title} | ${company.name}` }, { name: 'robots', content: 'noindex' }] }
}
