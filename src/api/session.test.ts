import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Admin } from '#src/contract/admins/record.ts'
import { beforeSessionEnds, beginSession, endSession, restoreSession, sessionForCall } from './session.ts'

const ada: Admin = { _id: 'a', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' }
const eno: Admin = { _id: 'e', name: 'Eno', email: 'eno@kelvara.example', role: 'admin' }

/** Values of the persistent token, as other tabs see them; undefined for a removal. */
const heard: (string | undefined)[] = []

function storage(onWrite?: (value: string | undefined) => void) {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      entries.set(key, value)
      if (key === 'auth_token') onWrite?.(value)
    },
    removeItem: (key: string) => {
      if (entries.delete(key) && key === 'auth_token') onWrite?.(undefined)
    },
  }
}

beforeEach(() => {
  heard.length = 0
  vi.stubGlobal(
    'localStorage',
    storage((value) => heard.push(value)),
  )
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

test('a second sign-in of the same account in another tab signs no tab out', () => {
  beginSession({ token: 'first', admin: ada }, true)
  beginSession({ token: 'second', admin: ada }, true)
  expect(heard).toEqual(['first', 'second'])
})

test('another person’s session ends in every tab before the new one begins', () => {
  beginSession({ token: 'first', admin: ada }, true)
  beginSession({ token: 'second', admin: eno }, true)
  expect(heard).toEqual(['first', undefined, 'second'])
  expect(localStorage.getItem('admin')).toContain('Eno')
})

test('a session limited to one tab replaces a stored session, even with the same token', () => {
  beginSession({ token: 'opaque', admin: ada }, true)
  beginSession({ token: 'opaque', admin: ada }, false)
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(sessionStorage.getItem('auth_token')).toBe('opaque')
})

test('a call between another tab’s sign-in and this tab’s reload ends no session unless the token is gone', async () => {
  const ends: string[] = []
  const stop = beforeSessionEnds((reason) => void ends.push(reason))
  beginSession({ token: 'first', admin: ada }, true)
  localStorage.setItem('auth_token', 'second')
  expect((await sessionForCall())?.token).toBe('first')
  expect(ends).toEqual([])
  localStorage.removeItem('auth_token')
  expect(await sessionForCall()).toBeUndefined()
  expect(ends).toEqual(['signed-out'])
  stop()
})

const stays = { localStorage: true, sessionStorage: false }

test.each(['localStorage', 'sessionStorage'] as const)(
  'a session in %s loses its stored admin when its token alone was removed',
  async (name) => {
    beginSession({ token: 'first', admin: ada }, stays[name])
    globalThis[name].removeItem('auth_token')
    expect(await sessionForCall()).toBeUndefined()
    expect(globalThis[name].getItem('admin')).toBeNull()
  },
)

test.each(['signed-out', 'expired'] as const)(
  'a session that ends as %s removes the token and the admin',
  async (reason) => {
    beginSession({ token: 'first', admin: ada }, true)
    await endSession(reason)
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(localStorage.getItem('admin')).toBeNull()
  },
)

test('a page start without a token removes an admin that was left behind', () => {
  vi.stubGlobal('window', new EventTarget())
  localStorage.setItem('admin', JSON.stringify(ada))
  restoreSession()
  expect(localStorage.getItem('admin')).toBeNull()
})

test('a tab that is notified of the removed token removes the admin', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  beginSession({ token: 'first', admin: ada }, true)
  restoreSession()
  localStorage.removeItem('auth_token')
  page.dispatchEvent(
    Object.assign(new Event('storage'), { storageArea: localStorage, key: 'auth_token', newValue: null }),
  )
  await vi.waitFor(() => expect(localStorage.getItem('admin')).toBeNull())
})

test('a session that another tab began meanwhile keeps its admin', async () => {
  beginSession({ token: 'first', admin: ada }, true)
  localStorage.setItem('auth_token', 'second')
  await endSession('expired')
  expect(localStorage.getItem('admin')).not.toBeNull()
})
