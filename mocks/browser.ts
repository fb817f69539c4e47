import { getResponse, type RequestHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { BrowserUpload } from './browser-upload.ts'
import { handlers } from './handlers.ts'

/**
 * The emulated backend inside a page, for Storybook: `mswLoader(startMocks)`. It answers `fetch` itself instead of
 * through a service worker, since a worker needs an address of its own, which a page under a sub-path does not have.
 * Pictures under /uploads come from Storybook's static files.
 */
export function startMocks(): SetupWorker {
  const network = globalThis.fetch
  let added: RequestHandler[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/api/v1/')) return network(input, init)
    const response = await Promise.race([
      getResponse([...added, ...handlers], request),
      rejection(request.signal),
    ])
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  Object.assign(globalThis, { XMLHttpRequest: BrowserUpload })
  const worker = {
    use: (...more: RequestHandler[]) => {
      added = [...more, ...added]
    },
    resetHandlers: () => {
      added = []
    },
  }
  // The addon asks for a whole worker and calls these two functions of it.
  return worker as SetupWorker
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
