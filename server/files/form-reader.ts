import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdirSync, openAsBlob } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '#backend/errors.ts'
import { formLimits } from '#backend/policy.ts'
import { isUnavailable } from '#backend/ports/port-error.ts'
import type { Sender } from '#backend/ports/ports.ts'
import { formParts, incomplete, type PartHead } from './form-parts.ts'
import { codeOf, toUnavailable } from './store.ts'
import { openUploadSlots, type Upload } from './upload-slots.ts'

const mebibyte = 2 ** 20

export interface FormReader {
  /**
   * Reads a multipart body. Files are streamed to the disk and read from there.
   *
   * @throws {ApiError} with status 400 for a malformed body, 408 for a timeout, 413 when it is too large, 429 or 503 when too many
   * uploads are in progress, 507 for a visitor's file when disk space is low
   * @throws {PortError} unavailable when the disk cannot store more
   */
  readForm: (request: Request, sender: Sender) => Promise<FormData>
  /** Runs the work of one request. Afterwards deletes the temporary files of the forms read in it. */
  within: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface Options {
  limits?: typeof formLimits
  slots?: ReturnType<typeof openUploadSlots>
  /** Whether the disk has more free space than staff need. */
  hasRoom?: () => Promise<boolean>
}

/** State of one request until its response is sent. */
interface UploadState {
  paths: string[]
  releases: (() => void)[]
}

/** @param folder for files while they are received */
export function openFormReader(
  folder: string,
  { limits = formLimits, slots = openUploadSlots(), hasRoom = async () => true }: Options = {},
): FormReader {
  const calls = new AsyncLocalStorage<UploadState>()
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  async function readForm(request: Request, sender: Sender): Promise<FormData> {
    const reading = new FormReading(request, folder, limits)
    const release = await slots.take(sender, reading)
    const state = calls.getStore()
    state?.releases.push(release)
    try {
      // Reserve the remaining disk space for staff, who save and delete.
      if (!sender.person && !(await hasRoom())) reading.refuseFiles(noRoom())
      const form = await reading.form()
      state?.paths.push(...reading.paths)
      return form
    } catch (error) {
      await removed(reading.paths)
      throw error
    } finally {
      if (!state) release()
    }
  }

  async function within<Result>(work: () => Promise<Result>): Promise<Result> {
    const state: UploadState = { paths: [], releases: [] }
    try {
      return await calls.run(state, work)
    } finally {
      for (const release of state.releases) release()
      await removed(state.paths)
    }
  }

  return { readForm, within }
}

/** A part of the form while it is read. */
interface OpenPart {
  head: PartHead
  size: number
  /** Content of a text field. */
  chunks: Uint8Array[]
  /** Destination of a file's content. */
  file?: { path: string; handle: FileHandle }
}

/** Reads one body. */
class FormReading implements Upload {
  /** Paths of the files created so far. */
  readonly paths: string[] = []
  readonly #request: Request
  readonly #folder: string
  readonly #limits: typeof formLimits
  readonly #boundary: string
  /** Aborts the reading with an error response. */
  readonly #late = new AbortController()
  readonly #form = new FormData()
  #open: OpenPart | undefined
  #parts = 0
  #files = 0
  /** Length of all texts so far. */
  #texts = 0
  /** Bytes so far, and the time when the first byte was requested. */
  #received = 0
  #began: number | undefined
  #fileRefusal: ApiError | undefined

  constructor(request: Request, folder: string, limits: typeof formLimits) {
    this.#request = request
    this.#folder = folder
    this.#limits = limits
    this.#boundary = boundaryOf(request, limits)
  }

  /** Rejects every file, and accepts texts. */
  refuseFiles(error: ApiError) {
    this.#fileRefusal = error
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
    // Do not cancel an unread body: that would close the connection before the response is sent.
    const stop = () => reader.releaseLock()
    const ends = [late, this.#request.signal]
    for (const signal of ends) signal.addEventListener('abort', stop)
    try {
      for await (const part of formParts(() => this.#read(reader), this.#boundary))
        await ('name' in part ? this.#begin(part) : this.#take(part))
      await this.#finishPart()
      return this.#form
    } catch (error) {
      await this.#open?.file?.handle.close().catch(() => undefined)
      throw late.aborted ? late.reason : errorFor(error)
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      for (const signal of ends) signal.removeEventListener('abort', stop)
      stop()
      // The form has arrived, so its sender no longer holds a slot.
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
      throw new ApiError('too-many-parts')
    this.#texts += head.name.length
    this.#open = { head, size: 0, chunks: [] }
    if (!isFile) return
    // A form without JavaScript sends an empty file when none was chosen.
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
        throw new ApiError('file-too-large', {
          message: `A file may have at most ${this.#limits.file / mebibyte} MB.`,
        })
      await part.file.handle.appendFile(chunk)
      return
    }
    this.#texts += chunk.length
    if (this.#texts > this.#limits.texts) throw new ApiError('text-too-long')
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
    // A form without JavaScript sends an empty file when none was chosen.
    if (!head.filename && size === 0) return
    // The blob reads from the disk on demand.
    const content = await openAsBlob(file.path)
    this.#form.append(head.name, new File([content], head.filename ?? '', { type: head.type }))
  }
}

/** @throws {ApiError} incomplete-form or body-too-large */
function boundaryOf({ headers }: Request, { total }: typeof formLimits): string {
  const type = headers.get('content-type') ?? ''
  if (Number(headers.get('content-length')) > total) throw tooLarge(total)
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"\\]{1,200})"|([^\s";,\\]{1,200}))\s*(?:;|$)/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw incomplete()
  return boundary
}

/** Converts an error to a response: errors of the disk stay ours, all others are the sender's (400). */
function errorFor(error: unknown): Error {
  if (error instanceof ApiError || isUnavailable(error)) return error
  if (['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE'].includes(codeOf(error)))
    return toUnavailable(error)
  return incomplete()
}

const noRoom = () => new ApiError('no-room-for-files')
const tooSlow = () => new ApiError('form-too-slow')
const tooLarge = (total: number) =>
  new ApiError('body-too-large', { message: `A form may have at most ${Math.floor(total / mebibyte)} MB.` })

async function removed(paths: readonly string[]) {
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })))
}
