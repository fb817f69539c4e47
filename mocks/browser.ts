import { getResponse, type RequestHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { BrowserUpload } from './browser-upload.ts'
import { handlers } from './handlers.ts'

/**
 * Runs the emulated backend in a page, for Storybook: `mswLoader(startMocks)`. Replaces `fetch` instead of using a
 * service worker, which needs its own address and so cannot serve a page under a sub-path. Pictures under /uploads come
 * from Storybook's static files.
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
  // The addon's type requires a complete worker, but it uses only these two functions.
  return worker as SetupWorker
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
