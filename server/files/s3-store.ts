import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { PortError } from '#backend/ports/port-error.ts'
import type { S3Settings } from '#server/settings.ts'
import { type Store, toUnavailable } from './store.ts'

/** Pauses before the second and the third attempt, in milliseconds. */
const pauses = [100, 500]
/** Milliseconds until a response begins. */
const responseTimeout = 30_000
/** Time limit of a check of the bucket, in milliseconds. */
const checkTimeout = 2_000

/**
 * Opens a bucket of an S3-compatible service. The bucket stays private: all reads go through the server.
 *
 * @param timeout milliseconds until a response begins, after an upload
 */
export function openS3Store(settings: S3Settings, timeout = responseTimeout): Store {
  const bucket = new Bucket(settings, timeout)
  return {
    async put(key, { bytes, type, hash }) {
      const headers = { 'content-type': type, 'x-amz-content-sha256': hash }
      const response = await bucket.call(`/${key}`, { method: 'PUT', headers, body: bytes }, [200])
      await response.body?.cancel()
    },

    async get(key, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const response = await bucket.call(`/${key}`, { headers }, [200, 206, 404])
      if (response.status === 404 || !response.body) {
        await response.body?.cancel()
        return undefined
      }
      const whole = response.headers.get('content-range')?.split('/')[1]
      if (range && !whole)
        throw new PortError('unavailable', { message: 'The store of files gives no parts.' })
      return { body: response.body, size: Number(whole ?? response.headers.get('content-length')) }
    },

    async remove(key) {
      const response = await bucket.call(`/${key}`, { method: 'DELETE' }, [200, 204, 404])
      await response.body?.cancel()
    },

    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) })
        const page: string = await (await bucket.call(`?${query}`, {}, [200])).text()
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf(entry, 'Key')
          if (key) yield { key, changedAt: Date.parse(textOf(entry, 'LastModified') ?? '') }
        }
        token = textOf(page, 'NextContinuationToken')
      }
    },

    async check() {
      const status = await bucket.checkStore()
      if (status === 401 || status === 403)
        throw new PortError('unavailable', {
          message: 'The store of S3_URL refuses S3_ACCESS_KEY and S3_SECRET_KEY, or S3_BUCKET to them',
        })
      if (status === 404)
        throw new PortError('unavailable', { message: 'The store of S3_URL has no S3_BUCKET of this name' })
      if (status !== 200)
        throw new PortError('unavailable', { message: `The store of S3_URL answers ${status}` })
    },
  }
}

/** Signed requests to one bucket. */
class Bucket {
  readonly #client: AwsClient
  readonly #address: string
  readonly #timeout: number

  constructor({ url, bucket, region, accessKeyId, secretAccessKey }: S3Settings, timeout: number) {
    this.#timeout = timeout
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
    this.#address = `${url.replace(/([^/])\/+$/, '$1')}/${bucket}`
  }

  /**
   * Returns a response with an expected status. The body must be readable again for retries.
   *
   * @throws {PortError} unavailable after the third attempt
   */
  async call(path: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    let cause: unknown
    for (const wait of [0, ...pauses]) {
      await pause(wait)
      try {
        const response = await this.#request(path, init)
        if (expected.includes(response.status)) return response
        await response.body?.cancel()
        cause = new Error(`The store of files answered ${response.status}`)
        if (response.status < 500 && response.status !== 429) break
      } catch (error) {
        cause = error
      }
    }
    throw toUnavailable(cause)
  }

  /** Returns the status of a quick request that reads nothing. @throws {PortError} unavailable when there is no response */
  async checkStore(): Promise<number> {
    const signed = await this.#client.sign(this.#address, { method: 'HEAD' })
    const { status } = await fetch(signed, { signal: AbortSignal.timeout(checkTimeout) }).catch(() => {
      throw new PortError('unavailable', { message: 'The store of S3_URL does not answer' })
    })
    return status
  }

  async #request(path: string, { body, ...init }: RequestInit): Promise<Response> {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error('The store of files is silent')), this.#timeout)
    try {
      // The signature covers the body's hash, so the body need not be in memory.
      const signed = await this.#client.sign(`${this.#address}${path}`, init)
      return await fetch(signed, { ...(body && { body }), signal: silence.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function textOf(xml: string, tag: string): string | undefined {
  const text = xml.match(new RegExp(`<${tag}>([^<]*)</${tag}>`))?.[1]
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')
}
