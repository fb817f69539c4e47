import { afterEach, expect, test, vi } from 'vitest'
import { openChannel } from './channel.ts'

afterEach(() => vi.unstubAllGlobals())

test('a posted message reaches the other tabs until they stop listening, and never its sender', async () => {
  const heard: string[] = []
  const here = openChannel<string>('test-words')
  const there = openChannel<string>('test-words')
  here.listen((word) => heard.push(`here ${word}`))
  const stop = there.listen((word) => heard.push(`there ${word}`))
  here.post('one')
  await vi.waitFor(() => expect(heard).toEqual(['there one']))
  stop()
  here.post('two')
  there.post('three')
  await vi.waitFor(() => expect(heard).toEqual(['there one', 'here three']))
})

test.each([
  ['has none', undefined],
  [
    'refuses one',
    class {
      constructor() {
        throw new DOMException('Not here', 'SecurityError')
      }
    },
  ],
])('a channel works without messages or errors in a browser that %s', (_what, missing) => {
  vi.stubGlobal('BroadcastChannel', missing)
  const channel = openChannel<string>('test-words')
  const stop = channel.listen(() => {})
  expect(() => channel.post('one')).not.toThrow()
  expect(stop).not.toThrow()
})
