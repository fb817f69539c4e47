import type { Crumb } from '#src/ui/breadcrumbs.tsx'
import { absolute } from './company.ts'

/** A thing of schema.org, such as `{ '@type': 'Service', name: … }`. */
export type Thing = { '@type': string } & Record<string, unknown>

/** Facts about a page for search engines, as JSON-LD. */
export function StructuredData({ things }: { things: Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // The only sign that could end the script early.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}

/** The way to a page, as search engines show it above a result. */
export function breadcrumbList(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: absolute(to) }),
    })),
  }
}
