import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isFresh } from '#server/files/etag.ts'
import { rangeOf } from '#server/files/range.ts'
import { compress, type Encoding, encodedFiles, encodingFor } from '#server/pages/compressed.ts'
import { memoize } from '#server/pages/memoized.ts'
import { isText, typeOf } from './file-types.ts'
import { headersFileName } from './site-headers.ts'

interface SiteFile {
  file: string
  size: number
  type: string
  /** SHA-256 of the bytes in hex, identical on every server. */
  hash: () => Promise<string>
  body: (encoding: Encoding) => Promise<Buffer>
}

export type SiteFiles = Awaited<ReturnType<typeof openSiteFiles>>

/**
 * Opens the files of a build. Lists their names once, so no requested path reaches the disk.
 *
 * @param folder of the build
 * @param earlier folder of the scripts and styles of earlier builds, which open tabs still request
 */
export async function openSiteFiles(folder: string, earlier?: string) {
  const files = new Map<string, SiteFile>()
  const add = async (from: string, start: string) => {
    const names = new Set(await readdir(from, { recursive: true }))
    for (const name of names) {
      const file = path.join(from, name)
      const facts = await stat(file)
      if (!facts.isFile() || isHidden(name) || isEncoded(name, names)) continue
      const encoded = encodedFiles.flatMap(([encoding, end]) => (names.has(name + end) ? encoding : []))
      files.set(`${start}${name.split(path.sep).join('/')}`, siteFile(file, facts.size, encoded))
    }
  }
  if (earlier && existsSync(earlier)) await add(earlier, '/assets/')
  await add(folder, '/')

  return {
    /** Responds to a GET or HEAD of a file. Returns whether the file exists. */
    respond: async (pathname: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
      const file = files.get(pathname)
      if (!file) return false
      if (!outgoing.hasHeader('cache-control')) outgoing.setHeader('cache-control', 'no-cache')
      outgoing.setHeader('content-type', file.type)
      const encoding = isText(file.type) ? encodingFor(incoming.headers['accept-encoding']) : 'identity'
      if (isText(file.type)) outgoing.setHeader('vary', 'accept-encoding')
      // A range refers to the uncompressed bytes.
      if (encoding !== 'identity' && !incoming.headers.range)
        await sendEncoded(file, encoding, incoming, outgoing)
      else await sendBytes(file, incoming, outgoing)
      return true
    },
  }
}

/** Whether a file is not served: configuration of hosts, and accidental files such as `.git` or `.env`. */
function isHidden(name: string): boolean {
  const isDotted = (part: string) => part.startsWith('.') && part !== '.well-known'
  // Hashed names may begin with an underscore.
  return name === headersFileName || name.split(path.sep).some(isDotted)
}

/** Whether a file is the compressed form of another one. */
const isEncoded = (name: string, names: ReadonlySet<string>) =>
  encodedFiles.some(([, end]) => name.endsWith(end) && names.has(name.slice(0, -end.length)))

/** @param encoded encodings in which the build has the file */
function siteFile(file: string, size: number, encoded: readonly Encoding[]): SiteFile {
  const bodies = new Map<Encoding, () => Promise<Buffer>>()
  const hash = memoize(async () =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 32),
  )
  return {
    file,
    size,
    type: typeOf(file),
    hash,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? memoize(() => encodedBody(file, encoding, encoded))
      bodies.set(encoding, body)
      return body()
    },
  }
}

async function encodedBody(file: string, encoding: Encoding, encoded: readonly Encoding[]): Promise<Buffer> {
  const [, end] = encodedFiles.find(([one]) => one === encoding && encoded.includes(one)) ?? []
  return end ? readFile(file + end) : compress(await readFile(file), encoding, 9)
}

async function sendEncoded(
  file: SiteFile,
  encoding: Encoding,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // Weak tag: the bytes differ with their encoding.
  const etag = `W/"${await file.hash()}"`
  outgoing.setHeader('etag', etag)
  if (isFresh(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304).end()
    return
  }
  const body = await file.body(encoding)
  outgoing.writeHead(200, { 'content-encoding': encoding, 'content-length': body.length })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

async function sendBytes(file: SiteFile, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const etag = `"${await file.hash()}"`
  outgoing.setHeader('etag', etag)
  outgoing.setHeader('accept-ranges', 'bytes')
  if (isFresh(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304).end()
    return
  }
  const { headers, method } = incoming
  const isHead = method === 'HEAD'
  const range = isHead
    ? undefined
    : rangeOf({ range: headers.range, ifRange: headers['if-range']?.toString(), etag, length: file.size })
  if (range === 'outside') {
    outgoing.writeHead(416, { 'content-range': `bytes */${file.size}`, 'content-length': 0 }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  outgoing.writeHead(range ? 206 : 200, {
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
  })
  if (isHead || file.size === 0) outgoing.end()
  // A client that disconnects midway is no error.
  else await pipeline(createReadStream(file.file, { start, end }), outgoing).catch(() => outgoing.destroy())
}
