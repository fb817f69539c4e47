import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdirSync, openAsBlob } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#backend/base/refusal.ts'
import type { Sender } from '#backend/ports/ports.ts'
import { Unavailable } from '#backend/ports/rows.ts'
import { formParts, incomplete, type PartHead } from './form-parts.ts'
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

/** State of one request until its response. */
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
      // Leave the rest of the room to staff, who save and delete.
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

/** A part that is being read. */
interface OpenPart {
  head: PartHead
  size: number
  /** Content of a text. */
  chunks: Uint8Array[]
  /** Destination of a file's content. */
  file?: { path: string; handle: FileHandle }
}

/** One body while it is read. */
class FormReading implements Upload {
  /** The files that it has begun to write. */
  readonly paths: string[] = []
  readonly #request: Request
  readonly #folder: string
  readonly #limits: typeof formLimits
  readonly #boundary: string
  /** Aborts the reading with a refusal. */
  readonly #late = new AbortController()
  readonly #form = new FormData()
  #open: OpenPart | undefined
  #parts = 0
  #files = 0
  /** Length of all texts so far. */
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
    const { timeout, leastSpeed } = this.#limits
    this.#began = performance.now()
    const timer = setTimeout(() => this.giveUp(), timeout)
    const watch = setInterval(() => {
      if ((this.speed() ?? leastSpeed.bytes) < leastSpeed.bytes) this.giveUp()
    }, leastSpeed.after / 10)
    const late = this.#late.signal
    const reader = body.getReader()
    // A body that is not read to its end is left alone, not cancelled: that would cut the connection before the response.
    const stop = () => reader.releaseLock()
    const ends = [late, this.#request.signal]
    for (const signal of ends) signal.addEventListener('abort', stop)
    try {
      for await (const given of formParts(() => this.#read(reader), this.#boundary))
        await ('name' in given ? this.#begin(given) : this.#take(given))
      await this.#finishPart()
      return this.#form
    } catch (error) {
      await this.#open?.file?.handle.close().catch(() => undefined)
      throw late.aborted ? late.reason : refusalOf(error)
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      for (const signal of ends) signal.removeEventListener('abort', stop)
      stop()
      // The form has arrived: its sender holds no slot any more.
      this.#began = undefined
    }
  }

  async #read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    const { value } = await reader.read()
    this.#received += value?.length ?? 0
    if (this.#received > this.#limits.total) throw tooLarge(this.#limits.total)
    return value
  }

  async #begin(head: PartHead) {
    await this.#finishPart()
    this.#parts += 1
    const isFile = head.filename !== undefined
    if (isFile) this.#files += 1
    if (this.#parts > this.#limits.parts || this.#files > this.#limits.files)
      throw new Refusal(413, 'The form has too many parts.')
    this.#texts += head.name.length
    this.#open = { head, size: 0, chunks: [] }
    if (!isFile) return
    // A form without script sends an empty file where none was chosen.
    if (this.#fileRefusal && head.filename) throw this.#fileRefusal
    const path = join(this.#folder, randomUUID())
    this.paths.push(path)
    this.#open.file = { path, handle: await open(path, 'wx', 0o600) }
  }

  async #take(chunk: Uint8Array) {
    const part = this.#open
    if (!part) return
    part.size += chunk.length
    if (part.file) {
      if (part.size > this.#limits.file)
        throw new Refusal(413, `A file may have at most ${this.#limits.file / mebibyte} MB.`)
      await part.file.handle.appendFile(chunk)
      return
    }
    this.#texts += chunk.length
    if (this.#texts > this.#limits.texts) throw new Refusal(413, 'The texts are too long.')
    part.chunks.push(chunk)
  }

  async #finishPart() {
    const part = this.#open
    this.#open = undefined
    if (!part) return
    const { head, file, chunks, size } = part
    if (!file) {
      this.#form.append(head.name, Buffer.concat(chunks).toString())
      return
    }
    await file.handle.close()
    // A form without script sends an empty file where none was chosen.
    if (!head.filename && size === 0) return
    // Read from the disk when it is asked for bytes.
    const content = await openAsBlob(file.path)
    this.#form.append(head.name, new File([content], head.filename ?? '', { type: head.type }))
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
const tooLarge = (total: number) =>
  new Refusal(413, `A form may have at most ${Math.floor(total / mebibyte)} MB.`)

async function removed(paths: readonly string[]) {
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })))
}
