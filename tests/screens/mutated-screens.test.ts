import { Outlet } from '@tanstack/react-router'
import { getResponse } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { backend } from '#mocks/backend.ts'
import { handlers } from '#mocks/handlers.ts'
import { openSession } from '#mocks/sessions.ts'
import { isDashboardPath } from '#src/dashboard-path.ts'
import { screenReads } from '#tests/interactions/screen-reads.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { few, type Mutation, mutations } from '#tests/support/mutations.ts'
import { publicPages } from './public-pages.ts'
import { readPage } from './read-page.ts'

// Use React's production build, which is three times as fast here.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx } = await import('react/jsx-runtime')
  return { Fragment, jsxDEV: jsx }
})
// No other code renders staff screens without a browser. Browser-dependent hooks return their first client value.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>()
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, read, readFirst = read) =>
    react.useSyncExternalStore(subscribe, read, readFirst)
  return { ...react, useSyncExternalStore }
})
vi.mock('#src/dashboard/shell/dashboard-layout.tsx', () => ({ DashboardLayout: Outlet }))
vi.mock('#src/dashboard/offline-data/sync/auto-sync.ts', () => ({ startAutoSync: () => undefined }))

let renderPage: typeof import('#src/site/render/render-page.tsx')['renderPage']
let createDashboardRouter: typeof import('#src/dashboard/boot/router.tsx')['createDashboardRouter']
let createQueryClient: typeof import('#src/api/query-client.ts')['createQueryClient']
declare module 'vitest' {
  interface TaskMeta {
    /** Number of mutated responses that a screen was rendered from, counted by `npm run test:reliability`. */
    answers?: number
  }
}

/** Seeds of the mutated fields. */
const seeds =
  process.env.RELIABILITY === 'full' ? [0, 1, 2, 3, 4, 5].map((more) => Number(process.env.SEED) + more) : [1]

let mutation: Mutation
let seed = 1
/** Errors outside of rendering. */
const unseen: unknown[] = []

beforeAll(async () => {
  backend.malformed.always = true
  vi.stubEnv('VITE_API_URL', 'https://backend.example')
  stubStorage()
  vi.stubGlobal('fetch', answer)
  process.on('unhandledRejection', (reason) => unseen.push(reason))
  ;({ renderPage } = await import('#src/site/render/render-page.tsx'))
  ;({ createDashboardRouter } = await import('#src/dashboard/boot/router.tsx'))
  ;({ createQueryClient } = await import('#src/api/query-client.ts'))
  const { beginSession } = await import('#src/api/session.ts')
  const [, superAdmin] = accounts
  beginSession({ token: openSession(superAdmin._id), admin: superAdmin }, true)
}, 60_000)

// Exclude /login, which redirects signed-in users, and the article editor, which needs the browser's parser.
const screens = [
  ...Object.keys(publicPages),
  '/register',
  '/forgot-password',
  '/reset-password',
  ...Object.values(screenReads).map(({ path }) => path),
].filter((path) => !/\/blogs\/.*\/edit$/.test(path))

describe.each(screens)('the screen %s', (address) => {
  it('a screen is rendered from each of forty mutated responses', { timeout: 60_000 * seeds.length }, async ({
    task,
  }) => {
    for (const met of seeds.flatMap((seed) => mutations.map((mutation) => ({ seed, mutation })))) {
      ;({ mutation, seed } = met)
      const { errors, headings, text, html, asked } = await drawn(address)
      const name = `${mutation.name}, seed ${seed}`
      expect(errors, name).toEqual([])
      expect(headings, name).toHaveLength(1)
      expect(headings, name).not.toEqual(['This page could not be shown'])
      expect(html, name).not.toMatch(/ (?:href|src)="\s*(?:javascript|data|vbscript):/i)
      if (!/undefined|NaN|\[object/.test(asked))
        expect(text, name).not.toMatch(/undefined|NaN|\[object|Invalid Date/)
    }
    expect(unseen).toEqual([])
    task.meta.answers = seeds.length * mutations.length
  })
})

let answered = ''

async function drawn(address: string) {
  answered = ''
  const client = createQueryClient()
  const page = await renderPage(address, client, {
    isComplete: true,
    ...(isDashboardPath(address.replace(/\?.*/, '')) && { createRouter: createDashboardRouter }),
  })
  client.clear()
  if (page.location !== undefined) throw new Error(`${address} leads to ${page.location}`)
  const { head, body, errors } = page
  const html = `<head>${head.join('')}</head><body>${body}</body>`
  return { ...readPage(html), html, errors, asked: answered }
}

async function answer(address: string, sent?: RequestInit): Promise<Response> {
  const response = await getResponse(handlers, new Request(address, sent))
  if (!response) throw new TypeError(`Nobody answers ${address}`)
  const { body, type } = mutation.of(few(await response.json()), seed)
  answered += body.toString()
  return new Response(body, { headers: type ? { 'content-type': type } : {} })
}
