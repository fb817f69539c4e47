import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync, type Plugin, type ResolvedConfig } from 'vite'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { privateHead } from '#src/company/private-head.ts'
import { signInPages } from '#src/dashboard/sign-in/sign-in-pages.ts'
import { dashboardPaths } from '#src/dashboard-path.ts'
import { bootScript } from '#src/site/boot/boot-script.ts'
import { headedShell, headTags, importMapOf, type Shell, scriptElement } from '#src/site/render/shell.ts'
import { entries } from './app-entries.ts'
import { visitorsFiles } from './public-styles.ts'
import { buildRenderer } from './renderer-build.ts'
import { type ChunkFacts, chunkFacts } from './staff-files.ts'

/** Text of the boot script. A policy without `unsafe-inline` allows it by the hash of exactly this text. */
export const bootScriptText = minifySync('boot-script.js', `(${bootScript})(${dashboardPaths})`).code.trim()

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
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const facts = chunkFacts(bundle)
        const scripts = scriptsOf(facts)
        const html = withBootScript(
          withEscapedMap(await readFile(path.join(dir, 'index.html'), 'utf8')),
          scripts,
        )
        // The documents contain the import map.
        for (const file of ['index.html', 'importmap.json']) await rm(path.join(dir, file))
        const shell: Shell = { html, scripts }
        for (const file of ['shell.html', '404.html']) await writeFile(path.join(dir, file), html)
        for (const [address, page] of Object.entries(signInPages)) {
          const file = path.join(dir, address, 'index.html')
          await mkdir(path.dirname(file), { recursive: true })
          await writeFile(file, headedShell(html, headTags(privateHead(page.title, page.description))))
        }
        const folder = rendererFolder(dir)
        await buildRenderer(config, folder, visitorsFiles(facts), [besides])
        await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shell))
      },
    },
  }
}

/** Inserts the boot script, and the list of the scripts that it starts. */
function withBootScript(html: string, { layout, background, dashboard }: Shell['scripts']): string {
  const start = `${scriptElement({ app: layout, background, dashboard })}\n    <script>${bootScriptText}</script>`
  return html.replace(/<title\b/, (title) => `${start}\n    ${title}`)
}

/**
 * Escapes the slashes in the import map, which JSON allows: documents of the previous release look for scripts by any
 * text in the app shell that begins with `/assets/`, and the names in the map are no files.
 */
export function withEscapedMap(html: string): string {
  const map = importMapOf(html)
  return html.replace(map, () => map.replaceAll('/', '\\/'))
}

/** Returns the scripts of a build's documents. Each file follows its imports, so that an app's entry is the last. */
function scriptsOf(facts: Record<string, ChunkFacts>): Shell['scripts'] {
  const fileOf = (entry: string) => {
    const file = Object.keys(facts).find((name) => facts[name]?.facade === entry)
    if (!file) throw new Error(`The build has no file for ${entry}`)
    return file
  }
  const filesOf = (root: string) => [...closure(facts, root)].map((file) => `/${file}`)
  const routes: Shell['scripts']['routes'] = {}
  for (const [file, { facade }] of Object.entries(facts)) {
    const [, route] = /^src\/site\/routes(\/.+)\.tsx\?tsr-split=.*\bcomponent\b/.exec(facade ?? '') ?? []
    if (route) routes[idOf(route)] = filesOf(file)
  }
  return {
    layout: filesOf(fileOf(entries.site)),
    background: `/${fileOf(entries.background)}`,
    dashboard: filesOf(fileOf(entries.dashboard)),
    routes,
  }
}

/** Converts a file to a route: `/_site/about/index` is `/_site/about/`, and `/_site/route` is `/_site`. */
const idOf = (route: string) =>
  route === '/__root' ? '__root__' : route.replace(/\/index$/, '/').replace(/\/route$/, '')

/** Returns a file and all of its imports, each after its own imports. */
function closure(facts: Record<string, ChunkFacts>, root: string): Set<string> {
  const startedPaths = new Set<string>()
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (startedPaths.has(file) || !facts[file]) return
    startedPaths.add(file)
    for (const next of facts[file].imports) visit(next)
    reached.add(file)
  }
  visit(root)
  return reached
}
