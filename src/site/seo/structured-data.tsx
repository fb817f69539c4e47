import { useState } from 'react'
import { absolute } from '#src/company/company.ts'
import type { Crumb } from '#src/ui/breadcrumbs.tsx'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { jsonLd, jsonLdScript } from './json-ld.ts'

/** An object of schema.org, such as `{ '@type': 'Service', name: … }`. */
export type SchemaOrgThing = { '@type': string } & Record<string, unknown>

/** Facts about a page for search engines, as JSON-LD. */
export function StructuredData({ things }: { things: SchemaOrgThing[] }) {
  const facts = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // `<` is the only character that could end the script early.
  const json = facts.replaceAll('<', '\\u003c')
  return <JsonLd key={json} json={json} />
}

/** Hydrates a server-rendered script unchanged. Trusted Types prevents React from creating one. */
function JsonLd({ json }: { json: string }) {
  const isHydrated = useIsHydrated()
  const [cameWithDocument] = useState(!isHydrated)
  if (cameWithDocument) return <script type={jsonLd}>{json}</script>
  return <div hidden ref={(element) => element?.replaceChildren(jsonLdScript(json))} />
}

/** Returns the breadcrumbs of a page, as search engines show them above a result. */
export function breadcrumbList(crumbs: readonly Crumb[]): SchemaOrgThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.to && { item: absolute(pathOf(crumb)) }),
    })),
  }
}

function pathOf({ to, params }: Crumb): string {
  const values = new Map(Object.entries(Object(params ?? {})))
  return String(to).replace(/\$(\w+)/g, (name, key) => encodeURIComponent(String(values.get(key) ?? name)))
}
