import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A bucket in memory, with the calls that the server makes. Rejects requests without a valid signature. */
export interface S3Server {
  settings: { url: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string }
  objects: Map<string, { bytes: Buffer; type: string; changedAt: Date }>
  /** Error statuses for the next requests. */
  faults: number[]
  /** Received requests with their statuses: `PUT 200`. */
  log: string[]
  stop: () => Promise<void>
}

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
/** Keys per page of a list, small enough for a second page. */
const pageLength = 2

/** Starts such a bucket on a free loopback port. */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const faults: number[] = []
  const log: string[] = []

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const fault = faults.shift()
    if (fault) return response.writeHead(fault).end()
    if (!isSigned(request, body))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const url = new URL(request.url ?? '', 'http://s3')
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''))
    const found = objects.get(key)
    if (request.method === 'PUT') {
      if (!request.headers['content-length']) return response.writeHead(411).end()
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', changedAt: new Date() })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end()
    if (!key) return response.writeHead(200).end(listOf(url.searchParams))
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const { bytes } = found
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined || last === undefined)
      return response.writeHead(200, { 'content-length': bytes.length }).end(bytes)
    const range = `bytes ${first}-${last}/${bytes.length}`
    response.writeHead(206, { 'content-range': range }).end(bytes.subarray(Number(first), Number(last) + 1))
  }

  function listOf(query: URLSearchParams): string {
    const after = query.get('continuation-token')?.replace('after & on ', '') ?? ''
    const sorted = [...objects]
      .filter(([key]) => key > after)
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const page = sorted.slice(0, pageLength)
    const entries = page.map(
      ([key, { changedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
    )
    const last = sorted.length > pageLength && page.at(-1)?.[0]
    const token = last ? `<NextContinuationToken>after &amp; on ${last}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${token}</ListBucketResult>`
  }

  const server = createServer((request, response) => {
    response.on('finish', () => log.push(`${request.method} ${response.statusCode}`))
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server, so the address is an object.
  const { port } = server.address() as AddressInfo
  return {
    settings: { url: `http://127.0.0.1:${port}`, bucket: 'bucket', region: 'eu-west-1', ...keys },
    objects,
    faults,
    log,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Verifies signature version 4, computed from its definition without the signing library. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!given) return false
  const [, id, date = '', region = '', names = '', signature] = given
  const { headers } = request
  const print = String(headers['x-amz-content-sha256'])
  if (print !== 'UNSIGNED-PAYLOAD' && print !== sha256(body)) return false
  const [path = '', search = ''] = (request.url ?? '').split('?')
  const query = [...new URLSearchParams(search)]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [request.method, path, query, lines.join(''), names, print].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  )
  return id === keys.accessKeyId && createHmac('sha256', key).update(text).digest('hex') === signature
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
