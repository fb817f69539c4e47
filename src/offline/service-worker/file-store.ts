import { pictureCache } from '#src/offline/disk/storage-names.ts'
import { cacheKeyOf, isListedFile, type ListedFile } from './listed-file.ts'

/** Number of files that one connection loads without delaying the page's own requests. */
const atOnce = 4

/** Pauses between attempts, in milliseconds: within the time for which browsers let a worker handle a message. */
const pauses = [5_000, 20_000, 60_000]

/** Stores files of the build in one cache, each only as the build made it. */
export function createFileStore(cacheName: string, files: readonly ListedFile[]) {
  const byPath = new Map(files.map((file) => [`/${file.url}`, file]))

  /**
   * Fetches missing or wrong files. Files that have arrived stay if the rest fails, so that the next attempt fetches
   * only the others.
   *
   * @throws {Error} if a file is missing afterwards
   */
  async function save(): Promise<void> {
    const cache = await caches.open(cacheName)
    let index: Promise<SavedByPath> | undefined
    const earlier = () => {
      index ??= savedByPath()
      return index
    }
    const queue = [...files]
    const lost: unknown[] = []
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        try {
          await saveFile(cache, file, earlier)
        } catch (error) {
          lost.push(error)
          // A host with a wrong response does not have the version yet: do not request the other files.
          if (error instanceof WrongFile) queue.length = 0
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (lost.length > 0) throw new Error(`${lost.length} files did not arrive`, { cause: lost[0] })
  }

  return {
    save,
    /** Saves files that no installation waits for, and retries: a lost one must not stay missing. */
    async saveWithRetries(): Promise<void> {
      for (const pause of pauses) {
        try {
          return await save()
        } catch {
          await new Promise((resume) => setTimeout(resume, pause))
          // A Logout has deleted the files meanwhile.
          if (!(await caches.has(cacheName))) return
        }
      }
      await save()
    },
    /** Whether a path names one of the files. */
    has: (pathname: string) => byPath.has(pathname),
    /** Returns the file of a path from the cache, else from the network. */
    async answer(pathname: string, request: Request): Promise<Response> {
      const file = byPath.get(pathname)
      return (file && (await kept(cacheName, cacheKeyOf(file)))) ?? fetch(request)
    },
    /** Deletes the files of other versions. */
    async dropOthers(): Promise<void> {
      if (!(await caches.has(cacheName))) return
      const cache = await caches.open(cacheName)
      const keys = new Set(files.map(cacheKeyOf))
      const others = (await cache.keys()).filter(({ url }) => !keys.has(pathAndSearch(url)))
      await Promise.all(others.map((request) => cache.delete(request)))
    },
  }
}

class WrongFile extends Error {}

async function saveFile(cache: Cache, file: ListedFile, earlier: () => Promise<SavedByPath>): Promise<void> {
  const key = cacheKeyOf(file)
  const saved = await cache.match(key, { ignoreVary: true })
  if (saved && (await isListedFile(saved, file))) return
  const response = (await keptEarlier(file, await earlier())) ?? (await fetchFile(file))
  await cache.put(key, response)
}

type SavedByPath = Map<string, { cacheName: string; request: Request }[]>

/** Indexes the cached files by path, in any version. Built once: `ignoreSearch` would read whole caches. */
async function savedByPath(): Promise<SavedByPath> {
  const index: SavedByPath = new Map()
  for (const cacheName of await caches.keys()) {
    if (cacheName === pictureCache) continue
    for (const request of await (await caches.open(cacheName)).keys()) {
      const { pathname } = new URL(request.url)
      index.set(pathname, [...(index.get(pathname) ?? []), { cacheName, request }])
    }
  }
  return index
}

/** Returns a cached copy of the same file, from an earlier version or from the dashboard's files. */
async function keptEarlier(file: ListedFile, earlier: SavedByPath): Promise<Response | undefined> {
  for (const { cacheName, request } of earlier.get(`/${file.url}`) ?? []) {
    const saved = await kept(cacheName, request)
    if (saved && (await isListedFile(saved, file))) return saved
  }
  return undefined
}

/** Fetches a file from the browser's cache, then past it: a wrong response may stay there for a year. */
async function fetchFile(file: ListedFile): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(`/${file.url}`, { cache })
    if (await isListedFile(response, file)) return asAnswered(response)
  }
  throw new WrongFile(`/${file.url} was not answered with the file of this version`)
}

/** Copies a redirected response, which may not answer a navigation; some hosts redirect `/shell.html`. */
function asAnswered(response: Response): Response {
  if (!response.redirected) return response
  return new Response(response.body, { headers: response.headers })
}

async function kept(cacheName: string, key: RequestInfo): Promise<Response | undefined> {
  return caches.match(key, { cacheName, ignoreVary: true })
}

function pathAndSearch(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
