import path from 'node:path'
import type { Plugin } from 'vite'
import { entries } from './app-entries.ts'
import type { ChunkFacts } from './staff-files.ts'

/**
 * Returns our files that a page with a document may run: every document needs their classes. The dashboard uses the app
 * shell, which has the whole style sheet.
 */
export function visitorsFiles(facts: Record<string, ChunkFacts>): string[] {
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = facts[name]
    if (!chunk || reached.has(name)) return
    reached.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const [name, { facade }] of Object.entries(facts))
    if (facade === entries.site || facade === entries.background) visit(name)
  const modules = [...reached].flatMap((name) => facts[name]?.modules ?? [])
  const files = modules.map((module) => module.replace(/\?.*/, ''))
  return [...new Set(files)].filter((file) => /^src\/.*\.tsx?$/.test(file)).sort()
}

const sheet = '/src/site/render/public.css'

/** Makes these files the Tailwind sources of the style sheet in public documents. */
export function publicStyles(root: string, files: string[]): Plugin[] {
  return [
    {
      name: 'public-styles',
      enforce: 'pre',
      transform(code, id) {
        if (!id.includes(sheet)) return undefined
        return code + files.map((file) => `@source '${path.join(root, file)}';\n`).join('')
      },
    },
    {
      name: 'mixed-colours',
      enforce: 'post',
      transform: (code, id) => (id.includes(sheet) ? withMixedColours(code) : undefined),
    },
  ]
}

/**
 * Removes the fallback colours for browsers without color-mix: they do not run the site's scripts either
 * (`build.target`), and every document contains the style sheet.
 */
export function withMixedColours(styles: string): string {
  const rule =
    /(?<=^|[{}])([^{}]*\{)[^{};]*(\})@supports ?\(color: ?color-mix\(in lab, ?red, ?red\)\) ?\{\1([^{}]*)\}\}/g
  return styles.replace(rule, '$1$3$2')
}
