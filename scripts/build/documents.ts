import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync, type Plugin, type ResolvedConfig } from 'vite'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { importMapOf, type Shell, scriptList } from '#src/site/document/shell.ts'
import { startPage } from '#src/site/document/start-page.ts'
import { visitorsFiles } from './public-styles.ts'
import { buildRenderer } from './renderer-build.ts'
import { type ChunkFacts, chunkFacts } from './staff-files.ts'

/** The start as the text of a script. A policy without `unsafe-inline` allows it by the hash of this very text. */
export const startPageText = minifySync('start-page.js', `(${startPage})()`).code.trim()

/**
 * Makes the shell, from which all documents are made, and the renderer that makes them (`dist-renderer/`). In
 * development the browser draws every page by itself.
 *
 * @param besides one more plugin for the renderer's build
 */
export function documents(besides: Plugin): Plugin {
  let config: ResolvedConfig
  return {
    name: 'documents',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: { order: 'post', handler: withStart },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const html = withEscapedMap(await readFile(path.join(dir, 'index.html'), 'utf8'))
        // The map stands in the documents.
        for (const file of ['index.html', 'importmap.json']) await rm(path.join(dir, file))
        const facts = chunkFacts(bundle)
        const shell = { html, scripts: scriptsOf(facts, html) }
        for (const file of ['shell.html', '404.html']) await writeFile(path.join(dir, file), html)
        const folder = rendererFolder(dir)
        await buildRenderer(config, folder, visitorsFiles(facts), [besides])
        await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shell))
      },
    },
  }
}

/**
 * The document fetches its scripts by itself; the shell tells the browser at once that they will be needed. Cut into
 * several files, the last of them is the one that starts the page, and imports the others.
 */
export function withStart(html: string): string {
  const tag = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g
  const scripts = [...html.matchAll(tag)].map(([, script = '']) => script)
  const preloads = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`)
  return html
    .replaceAll(tag, '')
    .replace(/<title\b.*?<\/title>/s, (title) => [title, ...preloads].join('\n    '))
    .replace(
      /<title\b/,
      () => `${scriptList(scripts.slice(-1))}\n    <script>${startPageText}</script>\n    <title`,
    )
}

/**
 * The names in the import map are no files. Its slashes are escaped, which JSON allows, since documents of the release
 * before look for their scripts by whatever begins with `/assets/` in a shell.
 */
export function withEscapedMap(html: string): string {
  const map = importMapOf(html)
  return html.replace(map, () => map.replaceAll('/', '\\/'))
}

/**
 * What each route adds to the scripts of every page; '' is what all have. The entry comes first, then each file after
 * those that it imports.
 */
function scriptsOf(facts: Record<string, ChunkFacts>, html: string): Shell['scripts'] {
  const [, entry = ''] = /id="scripts">\["([^"]+)"\]/.exec(html) ?? []
  const always = closure(facts, entry.slice(1))
  const scripts: Shell['scripts'] = {
    '': [...new Set([entry, ...[...always].map((file) => `/${file}`)])],
  }
  for (const [file, { facade }] of Object.entries(facts)) {
    const [, route] = /^src\/routes(\/.+)\.tsx\?tsr-split=.*\bcomponent\b/.exec(facade ?? '') ?? []
    if (!route) continue
    const wanted = [...closure(facts, file)].filter((one) => !always.has(one))
    scripts[idOf(route)] = wanted.map((one) => `/${one}`)
  }
  return scripts
}

/** `/_site/about/index` is the route `/_site/about/`, `/_site/route` is `/_site`. */
const idOf = (route: string) =>
  route === '/__root' ? '__root__' : route.replace(/\/index$/, '/').replace(/\/route$/, '')

/** A file and all that it imports, each after its own imports. */
function closure(facts: Record<string, ChunkFacts>, root: string): Set<string> {
  const begun = new Set<string>()
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (begun.has(file) || !facts[file]) return
    begun.add(file)
    for (const next of facts[file].imports) visit(next)
    reached.add(file)
  }
  visit(root)
  return reached
}
