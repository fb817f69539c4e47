import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { compress, encodedFiles, encodingFor } from '#server/pages/compressed.ts'

/** Writes each script and style sheet also compressed, as far as possible: `entry.js.br` and `entry.js.gz`. */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const names = Object.keys(bundle).filter((name) => isAsset.test(`/${name}`))
        await Promise.all(
          names.map(async (name) => {
            const file = path.join(dir, name)
            const text = await readFile(file)
            for (const [encoding, end] of encodedFiles)
              await writeFile(file + end, await compress(text, encoding, 11))
          }),
        )
      },
    },
  }
}

/** Serves the compressed scripts and style sheets of a build, as web servers do. */
export function serveCompressed(dist: string): Connect.NextHandleFunction {
  return async (incoming, outgoing, next) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const [, kind = ''] = isAsset.exec(pathname) ?? []
    const accepted = encodingFor(String(incoming.headers['accept-encoding']))
    const [encoding, end] = encodedFiles.find(([one]) => one === accepted) ?? []
    if (incoming.method !== 'GET' || !kind || !encoding) return next()
    try {
      const body = await readFile(path.join(dist, pathname + end))
      const type = kind === 'js' ? 'text/javascript' : 'text/css'
      outgoing
        .writeHead(200, {
          'content-type': `${type}; charset=utf-8`,
          vary: 'accept-encoding',
          'content-encoding': encoding,
        })
        .end(body)
    } catch {
      // The file is missing. The server responds.
      next()
    }
  }
}

const isAsset = /^\/assets\/[\w-]+\.(js|css)$/
