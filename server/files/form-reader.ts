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
    const reading = new FormReading(request, folder, limits)
    try {
      const form = await reading.form()
      received.getStore()?.push(...reading.paths)
      return form
    } catch (error) {
      await removed(reading.paths)
      throw error
    }
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

type Entry = [name: string, value: string | File]

/** One body while it is read. */
class FormReading {
  /** The files that it has begun to write. */
  readonly paths: string[] = []
  readonly #request: Request
  readonly #folder: string
  readonly #limits: typeof formLimits
  readonly #parser: busboy.Busboy
  readonly #entries: Promise<Entry>[] = []
  readonly #streams: Readable[] = []
  /** Characters of all texts so far. */
  #texts = 0

  constructor(request: Request, folder: string, limits: typeof formLimits) {
    this.#request = request
    this.#folder = folder
    this.#limits = limits
    this.#parser = parserOf(request, limits)
    this.#parser.on('field', (name, value, { nameTruncated, valueTruncated }) =>
      this.#takeText(name, value, nameTruncated || valueTruncated),
    )
    this.#parser.on('file', (name, stream, { filename, mimeType }) =>
      this.#takeFile(name, stream, filename ?? '', mimeType),
    )
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      this.#parser.on(event, () => this.#refuse('The form has too many parts.'))
  }

  async form(): Promise<FormData> {
    const { body } = this.#request
    if (!body) throw incomplete()
    const late = AbortSignal.timeout(this.#limits.timeout)
    const signal = AbortSignal.any([this.#request.signal, late])
    const [end] = await Promise.allSettled([
      pipeline(readableOf(body), counted(this.#limits.total), this.#parser, { signal }),
    ])
    // A part whose head is malformed does not keep the parser from beginning the next one, which then never ends.
    if (end.status === 'rejected') for (const stream of this.#streams) stream.destroy(incomplete())
    const entries = await Promise.allSettled(this.#entries)
    if (end.status === 'rejected' && late.aborted)
      throw new Refusal(408, 'The form took too long to arrive. Send it again.')
    const form = new FormData()
    for (const each of [end, ...entries]) {
      if (each.status === 'rejected') throw refusalOf(each.reason)
      if (!each.value) continue
      const [name, value] = each.value
      // A form without script sends an empty file where none was chosen.
      if (typeof value === 'string') form.append(name, value)
      else if (value.name || value.size > 0) form.append(name, value)
    }
    return form
  }

  #takeText(name: string, value: string, isCut: boolean) {
    this.#texts += name.length + value.length
    if (isCut || this.#texts > this.#limits.texts) this.#refuse('The texts are too long.')
    this.#entries.push(Promise.resolve([name, value]))
  }

  #takeFile(name: string, stream: Readable, filename: string, type: string) {
    const path = join(this.#folder, randomUUID())
    this.paths.push(path)
    this.#streams.push(stream)
    stream.on('limit', () => this.#refuse(`A file may have at most ${this.#limits.file / mebibyte} MB.`))
    const written = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
      // Read from the disk when it is asked for bytes.
      async (): Promise<Entry> => [name, new File([await openAsBlob(path)], filename, { type })],
    )
    // A disk that is full ends the reading; otherwise the parser waits for it.
    written.catch((error: Error) => this.#parser.destroy(error))
    this.#entries.push(written)
  }

  #refuse(what: string) {
    this.#parser.destroy(new Refusal(413, what))
  }
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
