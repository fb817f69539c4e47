import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { openRenderer, type Renderer, rendererFolder } from '#server/pages/open-renderer.ts'
import type { Send } from '#src/api/send.ts'
import { absolute } from '#src/company/company.ts'
import { healthCheckPath } from '#src/contract/http/health-check.ts'
import { importMapOf, type Shell } from '#src/site/render/shell.ts'
import { recordPaths } from '#src/site/seo/discovery-files.ts'
import { type DiscoveryFile, discoveryTypes } from '#src/site/seo/discovery-types.ts'
import { bootScriptText } from './documents.ts'
import { writeHeaders } from './host-headers.ts'

type Warn = (sentence: string) => void

/**
 * Builds a document for every public page, sitemap.xml, robots.txt, and rss.xml. With SITE_API, the origin of an API,
 * documents contain the data at build time, and projects, services, and articles have their own.
 */
export function discovery(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'discovery',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    // Run after the renderer has been built, and before closeBundle, which lists the files for the worker.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const home = absolute('/')
        if (!URL.canParse(home))
          this.error(`${home} is no address. VITE_SITE_URL must be one: https://www.example.com`)
        const warn: Warn = (sentence) => this.warn(sentence)
        const api = await respondingOrigin(loadEnv(config.mode, config.root, 'SITE_').SITE_API, warn)
        const renderer = await openRenderer(rendererFolder(dir), { send: api ? onceEach(api) : undefined })
        const shell: Shell = JSON.parse(await readFile(path.join(rendererFolder(dir), 'shell.json'), 'utf8'))
        await writeHeaders(config, dir, {
          inlineScripts: [bootScriptText, importMapOf(shell.html)],
          inlineStyles: [renderer.styles],
        })
        await writeFiles(dir, renderer, api ? await published(renderer, warn) : [], warn)
      },
    },
  }
}

async function writeFiles(dir: string, renderer: Renderer, records: string[], warn: Warn) {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
    await writeFile(path.join(dir, file), text)
  }

  for (const address of [...renderer.addresses(), ...records]) {
    const page = await renderer.render(address)
    if (page.status === 301) continue
    for (const { message } of page.errors) warn(`${address} cannot be rendered in Node: ${message}`)
    const file = fileOf(address)
    if (!file) warn(`${address} is no name for a file: the shell answers it.`)
    else await write(file, page.html)
  }

  // Object.keys loses the type of the names.
  for (const name of Object.keys(discoveryTypes) as DiscoveryFile[])
    await write(name, (await renderer.discovery(name, { isPartial: true })).text)
}

/** Returns the paths of the API's published records, as far as they can be read. */
async function published({ published: read }: Renderer, warn: Warn): Promise<string[]> {
  const readable = async <Item>(name: string, reading: Promise<Item[]>) =>
    reading.catch((error: Error): Item[] => {
      warn(
        `SITE_API does not give the ${name} (${error.message}): they have no files and no place in sitemap.xml.`,
      )
      return []
    })
  const [projects, services, blogs] = await Promise.all([
    readable('projects', read.projects()),
    readable('services', read.services()),
    readable('articles', read.blogs()),
  ])
  return [
    ...recordPaths('project', projects),
    ...recordPaths('service', services),
    ...recordPaths('blog-details', blogs),
  ]
}

/** Returns the API's origin, if it responds. Otherwise warns: a site without its records is better than none. */
async function respondingOrigin(apiAddress: string | undefined, warn: Warn): Promise<string> {
  const origin = (apiAddress ?? '').replace(/\/+$/, '')
  if (origin === '') return ''
  try {
    const call = new URL(`${origin}/api/v1${healthCheckPath}`)
    const { headers, status } = await fetch(call, { method: 'HEAD', signal: AbortSignal.timeout(12_000) })
    // Some APIs do not support HEAD. An HTML page is not from an API.
    if (!headers.get('content-type')?.includes('html')) return origin
    throw new Error(`a page with status ${status}`)
  } catch (error) {
    warn(
      `SITE_API, ${origin}, does not answer (${error instanceof Error ? error.message : error}). This build knows no projects, services and articles: they have no files of their own and no place in sitemap.xml and rss.xml.`,
    )
    return ''
  }
}

/** Caches API calls: responses do not change while a site is built. */
function onceEach(api: string): Send {
  const responses = new Map<string, Promise<Response>>()
  return async (address, sent) => {
    const response = responses.get(address) ?? fetch(new URL(address, api), sent)
    responses.set(address, response)
    return (await response).clone()
  }
}

/**
 * Returns the file of a page in the build, as web servers look for it: `about/index.html`. Undefined for an address
 * that is unsafe or too long as a folder name; the app shell then responds.
 */
function fileOf(address: string): string | undefined {
  if (address === '/') return 'index.html'
  // File systems limit names to 255 bytes.
  return /^(?:\/[\w-]{1,255})+$/.test(address) ? `${address.slice(1)}/index.html` : undefined
}
