import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync, type Plugin, type ResolvedConfig } from 'vite'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { bootScript } from '#src/site/document/boot-script.ts'
import { importMapOf, type Shell, scriptList } from '#src/site/document/shell.ts'
import { visitorsFiles } from './public-styles.ts'
import { buildRenderer } from './renderer-build.ts'
import { type ChunkFacts, chunkFacts } from './staff-files.ts'

/** Text of the boot script. A policy without `unsafe-inline` allows it by the hash of exactly this text. */
export const bootScriptText = minifySync('boot-script.js', `(${bootScript})()`).code.trim()

/**
 * Builds the app shell, from which all documents are made, and the renderer that makes them (`dist-renderer/`). In
 * development, the browser renders every page.
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
        // The documents contain the import map.
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
 * Moves the scripts to the boot script, which fetches them; the app shell preloads them. If there are several files,
 * the last one starts the page and imports the others.
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
      () => `${scriptList(scripts.slice(-1))}\n    <script>${bootScriptText}</script>\n    <title`,
    )
}

/**
 * Escapes the slashes in the import map, which JSON allows: documents of the previous release look for scripts by any
 * text in the app shell that begins with `/assets/`, and the names in the map are no files.
 */
export function withEscapedMap(html: string): string {
  const map = importMapOf(html)
  return html.replace(map, () => map.replaceAll('/', '\\/'))
}

/**
 * Returns the additional scripts of each route; '' lists those of every page. Each file follows its imports, but the
 * entry comes first.
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

/** Converts a file to a route: `/_site/about/index` is `/_site/about/`, and `/_site/route` is `/_site`. */
const idOf = (route: string) =>
  route === '/__root' ? '__root__' : route.replace(/\/index$/, '/').replace(/\/route$/, '')

/** Returns a file and all of its imports, each after its own imports. */
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
