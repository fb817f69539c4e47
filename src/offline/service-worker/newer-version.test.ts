import { afterEach, expect, test, vi } from 'vitest'
import { stubCaches } from './memory-caches.fixture.ts'
import { isNewerSaved } from './newer-version.ts'

afterEach(() => void vi.unstubAllGlobals())

const mapOf = (file: string) => `{"imports":{"/assets/start.js":"${file}"}}`
const shellOf = (file: string) => new Response(`<script type="importmap">${mapOf(file)}</script>`)

test('a waiting worker is a newer version only if it has brought another app shell', async () => {
  stubCaches()
  const files = await caches.open('site-files')
  await files.put('/assets/a.js', new Response('a()'))
  await files.put('/shell.html?one', shellOf('/assets/a.js'))
  // Firefox leaves this state when it reinstalls the same worker for a page of a private window.
  expect(await isNewerSaved(caches, mapOf('/assets/a.js'))).toBe(false)
  await files.put('/shell.html?two', shellOf('/assets/b.js'))
  expect(await isNewerSaved(caches, mapOf('/assets/a.js'))).toBe(true)
})

test('the only app shell is newer if an earlier version stored its own under another name', async () => {
  stubCaches()
  const files = await caches.open('site-files')
  await files.put('/index.html?one', shellOf('/assets/a.js'))
  await files.put('/shell.html?two', shellOf('/assets/b.js'))
  expect(await isNewerSaved(caches, mapOf('/assets/a.js'))).toBe(true)
})

test('a waiting worker is offered if the device cannot compare the versions', async () => {
  const refuse = () => Promise.reject(new DOMException('Not here', 'SecurityError'))
  expect(await isNewerSaved({ open: refuse }, mapOf('/assets/a.js'))).toBe(true)
})
