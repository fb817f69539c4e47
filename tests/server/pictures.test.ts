import { expect, test } from 'vitest'
import { openPictures } from '#server/files/pictures.ts'

const script = new URL('./picture-process.fixture.ts', import.meta.url)
const read = async () => new Uint8Array([1, 2, 3])
const wish = (width: number) => ({ width, extension: 'webp' })

test('a picture that ends the process is rejected, and the parallel and the next pictures are written', async () => {
  const pictures = openPictures(script)
  const fatal = pictures.write(read, wish(13))
  const [beside, next] = await Promise.all([
    pictures.write(read, wish(1)),
    expect(fatal)
      .rejects.toThrow('too long or too much memory')
      .then(() => pictures.write(read, wish(2))),
  ])
  expect(beside?.bytes).toEqual(new Uint8Array([1, 2, 3]))
  expect(next?.bytes).toEqual(new Uint8Array([1, 2, 3]))
})

test('two processes write two pictures at a time, and a waiting picture is not read before its turn', async () => {
  const pictures = openPictures(script)
  let reads = 0
  const counting = async () => {
    reads += 1
    return new Uint8Array([reads])
  }
  const all = [1, 2, 3, 4].map((width) => pictures.write(counting, wish(width)))
  expect(pictures.waiting()).toBe(2)
  expect(reads).toBe(2)
  const written = await Promise.all(all)
  expect(written.map((picture) => picture?.bytes[0])).toEqual([1, 2, 3, 4])
  expect(new Set(written.map((picture) => picture?.extension)).size).toBe(2)
  expect(pictures.waiting()).toBe(0)
})

test('a picture fails as unavailable where no process starts', async () => {
  const pictures = openPictures(new URL('./nothing-here.ts', import.meta.url))
  await expect(pictures.write(read, wish(1))).rejects.toMatchObject({ code: 'unavailable' })
})
