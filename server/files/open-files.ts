import { createHash, randomBytes } from 'node:crypto'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '#backend/base/durations.ts'
import { ApiError } from '#backend/errors.ts'
import type { Files, StoredFile } from '#backend/ports/ports.ts'
import type { Rows } from '#backend/ports/rows.ts'
import type { RowOf } from '#backend/schema.ts'
import { chunksOf } from '#server/disk/chunks.ts'
import type { S3Settings } from '#server/settings.ts'
import { isPictureKind, kindOf } from '#src/contract/files/kind.ts'
import { pdfFault, pdfProblems } from '#src/contract/files/pdf.ts'
import { openDiskStore } from './disk-store.ts'
import { activeMark, displayName, namesOf } from './file-name.ts'
import { openIcons } from './icons.ts'
import { isActivePdf } from './pdf.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { nameIn, openServed } from './served.ts'
import { openSignatures } from './signatures.ts'
import { keyOf, leafIn, leafOf, type Store, toUnavailable } from './store.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

interface FilesSettings {
  /** Absolute path. Files are stored in its folder `files`, and in `tmp` while they are received. */
  dataDir: string
  /** Bucket that stores the files instead. */
  s3?: S3Settings | undefined
  rows: Rows
  now: () => Date
}

export interface OpenFiles extends Files {
  /** Store of the bytes, for backups: `store.get(keyOf(row))`. */
  store: Store
  /** Writes an icon of a stored picture. */
  writeIcon: ReturnType<typeof openIcons>
  /** Removes files without a row and incomplete uploads. Returns their number. */
  sweep: () => Promise<number>
}

const privateStart = 'private-'

/** Returns the folder of received files until they are stored. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'tmp')

/** @throws {PortError} unavailable when the key of private addresses cannot be read */
export async function openFiles({ dataDir, s3, rows, now }: FilesSettings): Promise<OpenFiles> {
  const temporaryFolder = uploadFolder(dataDir)
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 })
  await sweepUploads(temporaryFolder, now().getTime() - day)
  const store = s3
    ? (await import('./s3-store.ts')).openS3Store(s3)
    : openDiskStore(join(dataDir, 'files'), temporaryFolder)
  const pictures = openPictures()
  const signatures = await openSignatures(rows, now)
  const find = (name: string) => rows.find('files', name)

  async function put(file: File, isPrivate: boolean): Promise<StoredFile> {
    const { bytes, type, extension, hash, ...facts } = await checkedFile(file, isPrivate, pictures).catch(
      (error: unknown) => {
        throw error instanceof ApiError ? error : toUnavailable(error)
      },
    )
    const start = (isPrivate ? privateStart : '') + randomBytes(12).toString('hex')
    // Staff see the mark in the address, and so in the file name when they save a copy.
    const id = isPrivate && facts.isActive ? `${start}-${activeMark}` : start
    const { name, address } = namesOf(file.name, extension, id, sizesOf(facts, isPrivate))
    const row: RowOf<'files'> = {
      _id: address,
      type,
      size: bytes.size,
      hash,
      name,
      isPrivate,
      ...facts,
      createdAt: now().toISOString(),
      orphanedSince: null,
    }
    await store.put(keyOf(row), { bytes, type, hash })
    return { path: `/uploads/${address}`, row }
  }

  async function sweep(): Promise<number> {
    const leaves = new Set<string>()
    for await (const part of rows.list('files')) for (const { _id } of part) leaves.add(leafOf(_id))
    let count = 0
    for await (const { key, changedAt } of store.list()) {
      // A newer file may be waiting for its row.
      if (leaves.has(leafIn(key)) || !(changedAt < now().getTime() - day)) continue
      await store.remove(key)
      count += 1
    }
    return count + (await sweepUploads(temporaryFolder, now().getTime() - day))
  }

  return {
    put,
    drop: async (stored) => {
      await Promise.allSettled(stored.map(({ row }) => store.remove(keyOf(row))))
    },
    respond: openServed(find, store, signatures, pictures),
    writeIcon: openIcons(find, store, pictures),
    address(path, origin) {
      const name = nameIn(path)
      return origin + path + (name?.startsWith(privateStart) ? signatures.signedName(name) : '')
    },
    store,
    sweep,
  }
}

interface Checked {
  bytes: Blob
  hash: string
  type: string
  /** Extension proven by the bytes; '' when they prove nothing. */
  extension: string
  isActive: boolean
  width: number | null
  height: number | null
}

/** @throws {ApiError} unreadable-file, and any error of reading */
async function checkedFile(file: File, isPrivate: boolean, pictures: Pictures): Promise<Checked> {
  const checkedFile = await readFile(file, isPrivate, pictures)
  return { ...checkedFile, hash: await hashOf(checkedFile.bytes) }
}

async function readFile(file: File, isPrivate: boolean, pictures: Pictures): Promise<Omit<Checked, 'hash'>> {
  const kind = await kindOf(file)
  const plain = { isActive: false, width: null, height: null }
  const unread = { ...plain, bytes: file, type: 'application/octet-stream', extension: '' }
  if (kind === 'pdf') {
    if (await pdfFault(file)) {
      // A mail or an archive may contain a PDF near its start without being one.
      if ((await file.slice(0, 5).text()) !== '%PDF-') return unread
      throw new ApiError('unreadable-file', { message: pdfProblems['cut-off'] })
    }
    const isActive = await isActivePdf(file)
    return { ...plain, bytes: file, type: 'application/pdf', extension: 'pdf', isActive }
  }
  if (!isPictureKind(kind)) return unread
  try {
    const wish = { kind, isShown: !isPrivate }
    const { bytes, extension, width, height } = await pictures.write(() => file.bytes(), wish)
    const type = `image/${extension === 'jpg' ? 'jpeg' : extension}`
    return { bytes: new Blob([bytes]), type, extension, isActive: false, width, height }
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    // Store a visitor's unreadable attachment as a plain download.
    if (isPrivate) return unread
    throw new ApiError('unreadable-file', {
      message: `${displayName(file.name).slice(0, 100) || 'This picture'} ${error.message}`,
      cause: error,
    })
  }
}

const sizesOf = ({ width, height }: Pick<Checked, 'width' | 'height'>, isPrivate: boolean) =>
  width && !isPrivate ? `${width}x${height}` : ''

async function hashOf(bytes: Blob): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(bytes.stream())) hash.update(chunk)
  return hash.digest('hex')
}

async function sweepUploads(folder: string, before: number): Promise<number> {
  let count = 0
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    const stats = await stat(path).catch(() => undefined)
    if (!stats || stats.mtimeMs > before) continue
    await rm(path, { force: true, recursive: true })
    count += 1
  }
  return count
}
