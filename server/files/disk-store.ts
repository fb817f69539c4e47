import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chunksOf } from '#server/disk/chunks.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { codeOf, type Store, toUnavailable } from './store.ts'

/** Opens a store in a folder that only the server's user may read. `temporaryFolder` must be on the same disk. */
export function openDiskStore(folder: string, temporaryFolder: string): Store {
  const pathOf = (key: string) => join(folder, ...key.split('/'))

  return {
    async put(key, { bytes }) {
      const temporary = join(temporaryFolder, randomUUID())
      try {
        await pipeline(
          chunksOf(bytes.stream()),
          createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
        )
        await madeFolder(dirname(pathOf(key)))
        await rename(temporary, pathOf(key))
        // A file name is durable only once its folder is synced.
        await syncFolder(dirname(pathOf(key)))
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {})
        throw toUnavailable(error)
      }
    },

    async get(key, range) {
      try {
        const handle = await open(pathOf(key))
        const { size } = await handle.stat()
        const stream = Readable.toWeb(handle.createReadStream(range))
        // Node's types declare a second class of the same name.
        return { size, body: stream as ReadableStream<Uint8Array<ArrayBuffer>> }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw toUnavailable(error)
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        throw toUnavailable(error)
      })
    },

    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(() => undefined)
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const stats = await stat(path).catch(() => undefined)
        if (stats) yield { key: relative(folder, path).split(sep).join('/'), changedAt: stats.mtimeMs }
      }
    },
  }

  async function madeFolder(path: string) {
    const first = await mkdir(path, { recursive: true, mode: 0o700 })
    if (!first) return
    for (let made = path; made.startsWith(folder); made = dirname(made)) await syncFolder(dirname(made))
  }
}
