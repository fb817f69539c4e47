import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { Refusal } from '#backend/base/refusal.ts'
import { Unavailable } from '#backend/ports/rows.ts'
import { codeOf, unavailable } from './store.ts'

const mebibyte = 2 ** 20

/** Bytes and counts of one body. An article with its markup is a field; names of a team are one each. */
export const formLimits = {
  file: 20 * mebibyte,
  /** All texts together: they are held in memory. */
  texts: 2 * mebibyte,
  total: 40 * mebibyte,
  files: 20,
  parts: 250,
  /** Milliseconds until it must have come. */
  timeout: 120_000,
}

export interface FormReader {
  /**
   * Reads a multipart body; each file goes to the disk as it comes, and is read from there.
   *
   * @throws {Refusal} 400 for a body that is none, 408 when it takes too long, 413 when it is too large
   * @throws {Unavailable} when the disk takes no more
   */
  readForm: (request: Request) => Promise<FormData>
  /** Does the work of one request; the files of the forms that were read in it are gone from the disk afterwards. */
  within: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** @param folder for files that are being received */
export function openFormReader(folder: string, limits = formLimits): FormReader {
  const received = new AsyncLocalStorage<string[]>()
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  async function readForm(request: Request): Promise<FormData> {
    const paths: string[] = []
    try {
      const form = await read(request, paths)
      received.getStore()?.push(...paths)
      return form
    } catch (error) {
      await removed(paths)
      throw error
    }
  }

  async function read(request: Request, paths: string[]): Promise<FormData> {
    const parser = parserOf(request, limits)
    const entries: Promise<[string, string | File]>[] = []
    const streams: Readable[] = []
    let texts = 0
    const over = (what: string) => parser.destroy(new Refusal(413, what))
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      texts += name.length + value.length
      if (nameTruncated || valueTruncated || texts > limits.texts) over('The texts are too long.')
      entries.push(Promise.resolve([name, value]))
    })
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const path = join(folder, randomUUID())
      paths.push(path)
      streams.push(stream)
      stream.on('limit', () => over(`A file may have at most ${limits.file / mebibyte} MB.`))
      const written = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
        async (): Promise<[string, File]> => [
          name,
          // Read from the disk when it is asked for bytes.
          new File([await openAsBlob(path)], filename ?? '', { type: mimeType }),
        ],
      )
      // A disk that is full ends the reading; otherwise the parser waits for it.
      written.catch((error: Error) => parser.destroy(error))
      entries.push(written)
    })
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(event, () => over('The form has too many parts.'))
    const { body } = request
    if (!body) throw incomplete()
    const late = AbortSignal.timeout(limits.timeout)
    const signal = AbortSignal.any([request.signal, late])
    const [end] = await Promise.allSettled([
      pipeline(readableOf(body), counted(limits.total), parser, { signal }),
    ])
    // A part whose head is malformed does not keep the parser from beginning the next one, which then never ends.
    if (end.status === 'rejected') for (const stream of streams) stream.destroy(incomplete())
    const settled = await Promise.allSettled(entries)
    if (end.status === 'rejected' && late.aborted)
      throw new Refusal(408, 'The form took too long to arrive. Send it again.')
    for (const each of [end, ...settled]) if (each.status === 'rejected') throw refusalOf(each.reason)
    const form = new FormData()
    for (const entry of entries) {
      const [name, value] = await entry
      // A form without script sends an empty file where none was chosen.
      if (typeof value === 'string') form.append(name, value)
      else if (value.name || value.size > 0) form.append(name, value)
    }
    return form
  }

  async function within<Result>(work: () => Promise<Result>): Promise<Result> {
    const paths: string[] = []
    try {
      return await received.run(paths, work)
    } finally {
      await removed(paths)
    }
  }

  return { readForm, within }
}

function parserOf({ headers }: Request, limits: typeof formLimits) {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(400, 'A form is expected here.')
  if (Number(headers.get('content-length')) > limits.total) throw tooLarge(limits.total)
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 200,
        // It stops at the byte that would be too much.
        fieldSize: limits.texts + 1,
        fileSize: limits.file + 1,
        files: limits.files,
        parts: limits.parts,
        headerPairs: 20,
      },
    })
  } catch {
    throw incomplete()
  }
}

/** A body that is not read to its end is left alone, not cancelled: that would cut the connection before the answer. */
function readableOf(body: ReadableStream<Uint8Array>): Readable {
  const reader = body.getReader()
  return new Readable({
    read() {
      reader.read().then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      reader.releaseLock()
      done(error)
    },
  })
}

function counted(total: number): Transform {
  let length = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      length += chunk.length
      if (length > total) done(tooLarge(total))
      else done(null, chunk)
    },
  })
}

/** What is wrong with a body: everything that is neither ours nor the disk's is the sender's. */
function refusalOf(error: unknown): Error {
  if (error instanceof Refusal || error instanceof Unavailable) return error
  if (['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE'].includes(codeOf(error)))
    return unavailable(error)
  return incomplete()
}

const incomplete = () => new Refusal(400, 'The form did not arrive whole. Send it again.')
const tooLarge = (total: number) =>
  new Refusal(413, `A form may have at most ${Math.floor(total / mebibyte)} MB.`)

async function removed(paths: readonly string[]) {
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })))
}
