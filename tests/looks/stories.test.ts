import { expect, it } from 'vitest'
import { chosen } from './stories.ts'

const titles = new Map(
  ['Actions/Button', 'Forms/Field', 'Forms/Picker', 'Tables/Gallery'].map((name) => [name, 0]),
)

it('takes a part of a title in any case', () => {
  expect([...chosen(titles, 'forms').keys()]).toEqual(['Forms/Field', 'Forms/Picker'])
})

it('gives every title to one shard', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => [...chosen(titles, '', shard).keys()])
  expect(shards.flat().toSorted()).toEqual([...titles.keys()])
  expect(shards.map((names) => names.length)).toEqual([2, 1, 1])
})

it('refuses a shard that there is not', () => {
  expect(() => chosen(titles, '', '4/3')).toThrow('1/4')
  expect(() => chosen(titles, '', 'half')).toThrow('1/4')
})
