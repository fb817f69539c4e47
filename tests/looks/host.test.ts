import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostBook } from './host.ts'

let folder: string
let host: Awaited<ReturnType<typeof hostBook>>

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2468ac' } })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'book-'))
  await writeFile(path.join(folder, 'styles.css'), '@font-face { font-display: optional }')
  await writeFile(path.join(folder, 'photo.webp'), await plain(600, 400).webp().toBuffer())
  await writeFile(path.join(folder, 'icon.png'), await plain(32, 32).png().toBuffer())
  host = await hostBook(folder)
})

afterAll(async () => {
  host.stop()
  await rm(folder, { recursive: true })
})

it('a served style sheet makes text wait for its fonts', async () => {
  const answer = await fetch(`${host.origin}/styles.css`)
  expect(await answer.text()).toBe('@font-face { font-display:block }')
})

it('a photograph is served as a mosaic of the same size, with its length in advance', async () => {
  const answer = await fetch(`${host.origin}/photo.webp`)
  const body = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 600, height: 400 })
  expect(answer.headers.get('content-type')).toBe('image/png')
  const head = await fetch(`${host.origin}/photo.webp`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(body.length))
})

it('an icon is served unchanged, and an unknown file gets 404', async () => {
  const answer = await fetch(`${host.origin}/icon.png`)
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 32 })
  expect((await fetch(`${host.origin}/other.js`)).status).toBe(404)
})
