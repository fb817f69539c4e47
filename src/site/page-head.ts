import { company } from './company.ts'

/** A page's title in the tab and its description for search engines: `head: () => pageHead('Careers')`. */
export function pageHead(title: string, description: string = company.description) {
  return {
    meta: [{ title: `${title} | ${company.name}` }, { name: 'description', content: description }],
  }
}
