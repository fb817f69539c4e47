import { expect, test } from 'vitest'
import { examples } from '#tests/contract/examples.ts'
import { blogs } from './blogs.ts'
import { toFormData } from './multipart.ts'

test('a new article is sent with everything that is asked for; its address is made by the backend', () => {
  const { send } = blogs.endpoints.create
  if (typeof send !== 'object') throw new Error('Articles are sent as a form')
  const article = { ...examples.blogs.input('Bolts'), ...examples.blogs.change }
  const sent = (isUpdate: boolean) => [...toFormData(send, article, isUpdate).keys()]
  expect(sent(false)).toEqual(expect.arrayContaining(['date', 'author', 'tags']))
  expect(sent(false)).not.toContain('slug')
  expect(sent(true)).toContain('slug')
})
