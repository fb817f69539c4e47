import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readStories, selectStories } from './stories.ts'

const titles = new Map(
  ['Actions/Button', 'Forms/Field', 'Forms/Picker', 'Tables/Gallery'].map((name) => [name, 0]),
)

it('a filter matches part of a title in any case', () => {
  expect([...selectStories(titles, 'forms').keys()]).toEqual(['Forms/Field', 'Forms/Picker'])
})

it('every title belongs to exactly one shard', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => [...selectStories(titles, '', shard).keys()])
  expect(shards.flat().toSorted()).toEqual([...titles.keys()])
  expect(shards.map((names) => names.length)).toEqual([2, 1, 1])
})

it('a shard that does not exist is rejected', () => {
  expect(() => selectStories(titles, '', '4/3')).toThrow('1/4')
  expect(() => selectStories(titles, '', 'half')).toThrow('1/4')
})

it('readStories returns neither docs pages nor stories that only tests play', async () => {
  const book = await mkdtemp(path.join(tmpdir(), 'book-'))
  const entry = (title: string, type: string, tags: string[]) => ({
    id: title,
    title,
    name: 'One',
    type,
    tags,
  })
  const entries = Object.fromEntries(
    [
      entry('Forms/Field', 'story', ['dev', 'test']),
      entry('Pages/Failing', 'story', ['test']),
      entry('Introduction', 'docs', ['dev']),
    ].map((one) => [one.id, one]),
  )
  await writeFile(path.join(book, 'index.json'), JSON.stringify({ v: 5, entries }))
  const stories = await readStories(book)
  await rm(book, { recursive: true })
  expect([...stories.keys()]).toEqual(['Forms/Field'])
})
