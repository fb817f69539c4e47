import { afterEach, expect, test, vi } from 'vitest'
import { stubCaches } from './memory-caches.fixture.ts'
import { isNewerSaved } from './newer-version.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a worker that waits is a newer version only if it has brought another shell', async () => {
  stubCaches()
  const files = await caches.open('site-files')
  await files.put('/assets/a.js', new Response('a()'))
  await files.put('/shell.html?one', new Response('one'))
  // As Firefox leaves it when it installs the same worker again for a page of a private window.
  expect(await isNewerSaved(caches)).toBe(false)
  await files.put('/shell.html?two', new Response('two'))
  expect(await isNewerSaved(caches)).toBe(true)
})

test('where the device does not say, what waits is offered', async () => {
  const refuse = () => Promise.reject(new DOMException('Not here', 'SecurityError'))
  expect(await isNewerSaved({ open: refuse })).toBe(true)
})
