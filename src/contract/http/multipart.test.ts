import { expect, it } from 'vitest'
import { fromFormData, multipart, toFormData } from './multipart.ts'

const file = (name: string) => new File(['x'], name)
const description = multipart(
  {
    title: 'text',
    active: 'text',
    image: 'file',
    gallery: 'files',
    tags: 'list',
    team: 'names',
    kept: 'json',
    slug: 'text',
  },
  ['kept', 'slug'],
)
const written = (values: object, isUpdate = false) =>
  [...toFormData(description, values, isUpdate)].map(([key, value]) => [
    key,
    value instanceof File ? value.name : value,
  ])

it('the multipart writer encodes each field in the form that the API expects', () => {
  const values = {
    title: 'Jetty',
    active: false,
    image: file('a.png'),
    gallery: [file('b.png'), file('c.png')],
    tags: ['one'],
    team: ['Ada', 'Tega'],
    kept: ['/x'],
    slug: 'jetty',
    stranger: 'x',
  }
  expect(written(values)).toEqual([
    ['title', 'Jetty'],
    ['active', 'false'],
    ['image', 'a.png'],
    ['gallery', 'b.png'],
    ['gallery', 'c.png'],
    ['tags[]', 'one'],
    ['team[]', 'Ada'],
    ['team[]', 'Tega'],
  ])
  expect(written(values, true).slice(-2)).toEqual([
    ['kept', '["/x"]'],
    ['slug', 'jetty'],
  ])
})

it('the multipart writer sends a single name without brackets and leaves out missing values', () => {
  expect(written({ team: ['Ada'], image: undefined, gallery: [], title: null })).toEqual([['team', 'Ada']])
})

it('the multipart writer sends an empty value for a list that an update has emptied', () => {
  expect(written({ tags: [], team: [], gallery: [] }, true)).toEqual([
    ['tags[]', ''],
    ['team', ''],
  ])
  expect(written({ tags: [], team: [] })).toEqual([])
})

it('a multipart body is read back with the values that were written', () => {
  const values = { title: 'Jetty', tags: ['a', 'b'], team: ['Ada'], kept: ['/x'], slug: 's' }
  expect(fromFormData(description, toFormData(description, values, true))).toEqual(values)
})
