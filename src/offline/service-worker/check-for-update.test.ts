import { afterEach, expect, test, vi } from 'vitest'
import { store } from '#src/ui/browser/store.ts'
import { checkForUpdate } from './check-for-update.ts'
import { updateAtom } from './update.ts'

afterEach(() => {
  store.set(updateAtom, 'none')
  vi.unstubAllGlobals()
})

const registered = (parts: object) => ({ installing: null, waiting: null, update: async () => {}, ...parts })

test.each([
  ['no other version', registered({}), 'newest', 'none'],
  ['a version that is being downloaded', registered({ installing: {} }), 'loading', 'none'],
  ['a version that waits', registered({ waiting: {} }), 'found', 'offered'],
  ['no worker', undefined, 'none', 'none'],
])(
  'the update check reports the state of a registration with %s',
  async (_case, registration, found, shown) => {
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
    vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} })
    expect(await checkForUpdate()).toBe(found)
    expect(store.get(updateAtom)).toBe(shown)
  },
)

test('the update check finds no worker in a browser that refuses access', async () => {
  const refuse = () => Promise.reject(new DOMException('The operation is insecure', 'SecurityError'))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: refuse } })
  expect(await checkForUpdate()).toBe('none')
})
