import { pictureCache } from '#src/offline/disk/device-names.ts'
import { cacheKeyOf, isListedFile, type ListedFile } from './listed-file.ts'

/** As many as one connection carries without making the page's own requests wait. */
const atOnce = 4

/** Between tries to save, in milliseconds: within the time for which browsers let a worker go on with what it was told. */
const pauses = [5_000, 20_000, 60_000]

/** Keeps files of the build in one cache, each only as the build made it. */
export function createFileStore(cacheName: string, files: readonly ListedFile[]) {
  const byPath = new Map(files.map((file) => [`/${file.url}`, file]))

  /**
   * Brings what is missing or wrong. What has arrived stays when the rest fails, so that the next attempt asks only for
   * the others.
   *
   * @throws {Error} when a file is missing afterwards
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
          // A host that answers wrongly has not got the version yet: the others would be asked for in vain.
          if (error instanceof WrongFile) queue.length = 0
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (lost.length > 0) throw new Error(`${lost.length} files did not arrive`, { cause: lost[0] })
  }

  return {
    save,
    /** For files that no installation waits for: a network that loses one must not cost it until the next start. */
    async saveWithRetries(): Promise<void> {
      for (const pause of pauses) {
        try {
          return await save()
        } catch {
          await new Promise((resume) => setTimeout(resume, pause))
          // A Logout has deleted them meanwhile.
          if (!(await caches.has(cacheName))) return
        }
      }
      await save()
    },
    /** Whether a path names one of the files. */
    has: (pathname: string) => byPath.has(pathname),
    /** The file of a path from the cache, else from the network. */
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

/** What lies under which path, whatever its version. Made once, when a file is missing: `ignoreSearch` reads a cache whole. */
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

/** The same file may be there already: of an earlier version, or among those that only staff had. */
async function keptEarlier(file: ListedFile, earlier: SavedByPath): Promise<Response | undefined> {
  for (const { cacheName, request } of earlier.get(`/${file.url}`) ?? []) {
    const saved = await kept(cacheName, request)
    if (saved && (await isListedFile(saved, file))) return saved
  }
  return undefined
}

/** First as the browser has it from drawing the page, then past its cache: a wrong answer may lie there for a year. */
async function fetchFile(file: ListedFile): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(`/${file.url}`, { cache })
    if (await isListedFile(response, file)) return asAnswered(response)
  }
  throw new WrongFile(`/${file.url} was not answered with the file of this version`)
}

/** A page may not be answered with what was redirected, which some hosts do with `/shell.html`. */
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
