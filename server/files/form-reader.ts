import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { Refusal } from '#backend/base/refusal.ts'
import type { Sender } from '#backend/ports/ports.ts'
import { Unavailable } from '#backend/ports/rows.ts'
import { codeOf, unavailable } from './store.ts'
import { openUploadSlots, type Upload } from './upload-slots.ts'

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
  /**
   * Bytes per second on average, after so many milliseconds. A phone on a 2G network (GPRS) sends 2 to 4 KB a second; below
   * that, not even a resume of 200 KB would come in time.
   */
  leastSpeed: { bytes: 1536, after: 10_000 },
}

export interface FormReader {
  /**
   * Reads a multipart body; each file goes to the disk as it comes, and is read from there.
   *
   * @throws {Refusal} 400 for a body that is none, 408 when it takes too long, 413 when it is too large, 429 or 503
   *   when too many are being received, 507 for a visitor's file when there is little room left
   * @throws {Unavailable} when the disk takes no more
   */
  readForm: (request: Request, sender: Sender) => Promise<FormData>
  /** Does the work of one request; the files of the forms that were read in it are gone from the disk afterwards. */
  within: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface Options {
  limits?: typeof formLimits
  slots?: ReturnType<typeof openUploadSlots>
  /** Whether the disk has room for more than what staff need. */
  hasRoom?: () => Promise<boolean>
}

/** What one call holds until it has been answered. */
interface Held {
  paths: string[]
  releases: (() => void)[]
}

/** @param folder for files that are being received */
export function openFormReader(
  folder: string,
  { limits = formLimits, slots = openUploadSlots(), hasRoom = async () => true }: Options = {},
): FormReader {
  const calls = new AsyncLocalStorage<Held>()
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  async function readForm(request: Request, sender: Sender): Promise<FormData> {
    const reading = new FormReading(request, folder, limits)
    const release = await slots.take(sender, reading)
    const held = calls.getStore()
    held?.releases.push(release)
    try {
      // What is left is for what staff save, and for deleting what takes the room.
      if (!sender.person && !(await hasRoom())) reading.refuseFiles(noRoom())
      const form = await reading.form()
      held?.paths.push(...reading.paths)
      return form
    } catch (error) {
      await removed(reading.paths)
      throw error
    } finally {
      if (!held) release()
    }
  }

  async function within<Result>(work: () => Promise<Result>): Promise<Result> {
    const held: Held = { paths: [], releases: [] }
    try {
      return await calls.run(held, work)
    } finally {
      for (const release of held.releases) release()
      await removed(held.paths)
    }
  }

  return { readForm, within }
}

type Entry = [name: string, value: string | File]

/** One body while it is read. */
class FormReading implements Upload {
  /** The files that it has begun to write. */
  readonly paths: string[] = []
  readonly #request: Request
  readonly #folder: string
  readonly #limits: typeof formLimits
  readonly #boundary: string
  readonly #parser: busboy.Busboy
  /** Aborts the reading with a refusal. */
  readonly #late = new AbortController()
  readonly #entries: Promise<Entry>[] = []
  readonly #streams: Readable[] = []
  /** Characters of all texts so far. */
  #texts = 0
  /** Bytes so far, and when the first of them was asked for. */
  #received = 0
  #began: number | undefined
  #fileRefusal: Refusal | undefined

  constructor(request: Request, folder: string, limits: typeof formLimits) {
    this.#request = request
    this.#folder = folder
    this.#limits = limits
    this.#boundary = boundaryOf(request, limits)
    this.#parser = parserOf(this.#boundary, limits)
    this.#parser.on('field', (name, value, { nameTruncated, valueTruncated }) =>
      this.#takeText(name, value, nameTruncated || valueTruncated),
    )
    this.#parser.on('file', (name, stream, { filename, mimeType }) =>
      this.#takeFile(name, stream, filename ?? '', mimeType),
    )
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      this.#parser.on(event, () => this.#refuse(tooMuch('The form has too many parts.')))
  }

  /** Refuses each file that comes, and takes the texts. */
  refuseFiles(refusal: Refusal) {
    this.#fileRefusal = refusal
  }

  speed(): number | undefined {
    const elapsed = this.#began === undefined ? 0 : performance.now() - this.#began
    return elapsed < this.#limits.leastSpeed.after ? undefined : this.#received / (elapsed / 1000)
  }

  giveUp() {
    this.#late.abort(tooSlow())
  }

  async form(): Promise<FormData> {
    const { body } = this.#request
    if (!body) throw incomplete()
    const end = await this.#read(body)
    // A part whose head is malformed does not keep the parser from beginning the next one, which then never ends.
    if (end.status === 'rejected') for (const stream of this.#streams) stream.destroy(incomplete())
    const entries = await Promise.allSettled(this.#entries)
    if (end.status === 'rejected' && this.#late.signal.aborted) throw this.#late.signal.reason
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

  /** Resolves once the parser has all of the form, or has failed. */
  async #read(body: ReadableStream<Uint8Array>): Promise<PromiseSettledResult<void>> {
    const { timeout, leastSpeed } = this.#limits
    const late = this.#late
    this.#began = performance.now()
    const timer = setTimeout(() => late.abort(tooSlow()), timeout)
    const watch = setInterval(() => {
      if ((this.speed() ?? leastSpeed.bytes) < leastSpeed.bytes) this.giveUp()
    }, leastSpeed.after / 10)
    const signal = AbortSignal.any([this.#request.signal, late.signal])
    try {
      const [end] = await Promise.allSettled([pipeline(this.#bytesOf(body), this.#parser, { signal })])
      return end
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      // It has arrived, and nobody waits for its sender any more.
      this.#began = undefined
    }
  }

  /**
   * The body up to its closing boundary: what follows belongs to no form, and the parser would begin files in it that
   * nothing ends. A body that is not read to its end is left alone, not cancelled: that would cut the connection before
   * the response.
   */
  #bytesOf(body: ReadableStream<Uint8Array>): Readable {
    const reader = body.getReader()
    const { total } = this.#limits
    const lengthUntilEnd = closingBoundary(this.#boundary)
    const take = (stream: Readable, value: Uint8Array | undefined) => {
      const length = value && lengthUntilEnd(value)
      this.#received += length ?? value?.length ?? 0
      if (this.#received > total) stream.destroy(tooLarge(total))
      else stream.push(value?.subarray(0, length) ?? null)
      if (length !== undefined) stream.push(null)
    }
    return new Readable({
      read() {
        reader.read().then(
          ({ value }) => take(this, value),
          (error: Error) => this.destroy(error),
        )
      },
      destroy(error, done) {
        reader.releaseLock()
        done(error)
      },
    })
  }

  #takeText(name: string, value: string, isCut: boolean) {
    this.#texts += name.length + value.length
    if (isCut || this.#texts > this.#limits.texts) this.#refuse(tooMuch('The texts are too long.'))
    this.#entries.push(Promise.resolve([name, value]))
  }

  #takeFile(name: string, stream: Readable, filename: string, type: string) {
    // A form without script sends an empty file where none was chosen.
    if (this.#fileRefusal && filename) this.#refuse(this.#fileRefusal)
    const path = join(this.#folder, randomUUID())
    this.paths.push(path)
    this.#streams.push(stream)
    stream.on('limit', () =>
      this.#refuse(tooMuch(`A file may have at most ${this.#limits.file / mebibyte} MB.`)),
    )
    const written = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
      // Read from the disk when it is asked for bytes.
      async (): Promise<Entry> => [name, new File([await openAsBlob(path)], filename, { type })],
    )
    // A disk that is full ends the reading; otherwise the parser waits for it.
    written.catch((error: Error) => this.#parser.destroy(error))
    this.#entries.push(written)
  }

  #refuse(refusal: Refusal) {
    // The parser is in the middle of a chunk when it tells of a limit, and does not expect to be ended there.
    queueMicrotask(() => this.#parser.destroy(refusal))
  }
}

/** @throws {Refusal} 400 or 413 */
function boundaryOf({ headers }: Request, { total }: typeof formLimits): string {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(400, 'A form is expected here.')
  if (Number(headers.get('content-length')) > total) throw tooLarge(total)
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"\\]{1,200})"|([^\s";,\\]{1,200}))\s*(?:;|$)/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw incomplete()
  return boundary
}

function parserOf(boundary: string, limits: typeof formLimits) {
  try {
    return busboy({
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
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

/** Looks for the closing boundary, chunk by chunk: gives how many bytes of a chunk there are up to its end. */
function closingBoundary(boundary: string): (chunk: Uint8Array) => number | undefined {
  const sought = Buffer.from(`\r\n--${boundary}--`, 'latin1')
  // A form may begin with a boundary.
  let before = Buffer.from('\r\n')
  return (chunk) => {
    const known = Buffer.concat([before, chunk])
    const at = known.indexOf(sought)
    if (at >= 0) return at + sought.length - before.length
    before = known.subarray(Math.max(0, known.length - sought.length + 1))
    return undefined
  }
}

/** What is wrong with a body: everything that is neither ours nor the disk's is the sender's. */
function refusalOf(error: unknown): Error {
  if (error instanceof Refusal || error instanceof Unavailable) return error
  if (['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE'].includes(codeOf(error)))
    return unavailable(error)
  return incomplete()
}

const noRoom = () =>
  new Refusal(507, 'There is no room left for files. Send the form without them, or try again later.', 600)
const tooSlow = () => new Refusal(408, 'The form took too long to arrive. Send it again.')
const incomplete = () => new Refusal(400, 'The form did not arrive whole. Send it again.')
const tooMuch = (sentence: string) => new Refusal(413, sentence)
const tooLarge = (total: number) =>
  new Refusal(413, `A form may have at most ${Math.floor(total / mebibyte)} MB.`)

async function removed(paths: readonly string[]) {
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })))
}
