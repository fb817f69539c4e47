import { vi } from 'vitest'

const origin = 'https://kelvara.example'
const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).href
const withoutSearch = (address: string) => address.replace(/\?.*$/, '')

/** Replaces Cache Storage by one in memory until the test ends, as far as the worker uses it. */
export function stubCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const find = (name: string, request: RequestInfo | URL, ignoreSearch = false) => {
    const wanted = addressOf(request)
    const files = [...(stored.get(name) ?? [])]
    const found = files.find(([key]) =>
      ignoreSearch ? withoutSearch(key) === withoutSearch(wanted) : key === wanted,
    )
    return found?.[1].clone()
  }
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, files)
    return {
      keys: async () => [...files.keys()].map((key) => new Request(key)),
      match: async (request: RequestInfo) => find(name, request),
      put: async (request: RequestInfo, response: Response) => void files.set(addressOf(request), response),
      delete: async (request: RequestInfo) => files.delete(addressOf(request)),
    }
  }
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => open(name),
    match: async (request: RequestInfo, { cacheName }: MultiCacheQueryOptions) =>
      find(cacheName ?? '', request),
  })
  return {
    /** Puts a file into a cache like a response. */
    fill: (name: string, path: string, body: string, type: string) =>
      open(name).put(path, new Response(body, { headers: { 'content-type': type } })),
    /** Returns the paths in a cache. */
    paths: (name: string) => [...(stored.get(name) ?? new Map<string, Response>()).keys()].map(pathOf),
    /** Returns the text under a path, in any version. */
    text: async (name: string, path: string) => find(name, path, true)?.text(),
  }
}

const pathOf = (address: string) => new URL(address).pathname
