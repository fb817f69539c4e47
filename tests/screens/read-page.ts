import type { PageData } from '#src/site/boot/page-data.ts'
import { plainText } from '#src/ui/text/plain-text.ts'

interface SchemaOrgThing {
  '@type': string
  [fact: string]: unknown
}

/** Reads a page's HTML as a client without JavaScript does. */
export function readPage(html: string) {
  const [, head = '', body = ''] = /<head>(.*)<\/head>\s*<body>(.*)<\/body>/s.exec(html) ?? []
  const [data] = all(
    body,
    /<script type="application\/json" id="page-data">(.*?)<\/script>/gs,
    (json) => json,
  )
  return {
    /** Data that the page was rendered from, for hydration. */
    data: data === undefined ? undefined : (JSON.parse(data) as PageData),
    titles: all(head, /<title[^>]*>(.*?)<\/title>/gs),
    descriptions: all(head, /<meta[^>]* name="description" content="([^"]*)"/g),
    canonicals: all(head, /<link[^>]* rel="canonical" href="([^"]*)"/g),
    robots: all(head, /<meta[^>]* name="robots" content="([^"]*)"/g),
    property: (name: string) =>
      all(head, new RegExp(`<meta[^>]* (?:property|name)="${name}" content="([^"]*)"`, 'g')),
    headings: all(body, /<h1[^>]*>(.*?)<\/h1>/gs),
    text: plainText(body),
    things: all(
      html,
      /<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
      (json) => json,
    ).flatMap(graphOf),
  }
}

export type ReadPage = ReturnType<typeof readPage>

function all(html: string, pattern: RegExp, read = plainText): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => read(found))
}

/** @throws {SyntaxError} for invalid JSON */
function graphOf(json: string): SchemaOrgThing[] {
  const { '@context': context, '@graph': graph } = JSON.parse(json)
  if (context !== 'https://schema.org' || !Array.isArray(graph))
    throw new Error(`No graph of things: ${json}`)
  return graph
}
