import { expect, test } from 'vitest'
import { giveOwnDevice } from './own-device.ts'

test('a Storybook frame has its own storages, databases, channels and locks', async () => {
  const asked: string[] = []
  class Locks {
    request(name: string) {
      asked.push(name)
      return Promise.resolve(name)
    }
  }
  class Channel {
    readonly name: string
    constructor(name: string) {
      this.name = name
    }
  }
  class Databases {
    open(name: string) {
      asked.push(name)
    }
    deleteDatabase(name: string) {
      asked.push(name)
    }
    databases() {
      return Promise.resolve([{ name: 'a story outbox' }, { name: 'another outbox' }])
    }
  }
  const saved = new Map([['auth_token', 'of another frame']])
  const target = {
    localStorage: { getItem: (key: string) => saved.get(key) ?? null, clear: () => saved.clear() },
    sessionStorage: {},
    IDBFactory: Databases,
    BroadcastChannel: Channel,
    LockManager: Locks,
  }
  // The function uses only these parts of a window.
  giveOwnDevice(target as unknown as typeof globalThis, 'a story')

  expect(target.localStorage.getItem('auth_token')).toBeNull()
  target.localStorage.clear()
  expect(saved.size).toBe(1)
  new target.IDBFactory().open('outbox')
  new target.IDBFactory().deleteDatabase('outbox')
  await new target.LockManager().request('outbox')
  expect(asked).toEqual(['a story outbox', 'a story outbox', 'a story outbox'])
  expect(await new target.IDBFactory().databases()).toEqual([{ name: 'outbox' }])
  expect(new target.BroadcastChannel('outbox').name).toBe('a story outbox')
})
