import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { examples } from '#tests/contract/examples.ts'
import { blogInput } from './input.ts'

const input = examples.blogs.input('Piles')
const { change } = examples.blogs

test.each(['content', 'description'])(
  'a %s with more than 20,000 elements is refused with a message',
  async (field) => {
    const withTags = (count: number) =>
      z.safeParseAsync(blogInput, { ...input, ...change, [field]: '<br>'.repeat(count) })
    expect((await withTags(20_000)).success).toBe(true)
    expect((await withTags(20_001)).error?.issues).toMatchObject([
      { path: [field], message: 'This text has more than 20,000 elements. Split it into several articles.' },
    ])
  },
)

test('a draft needs a title only', async () => {
  const { data, error } = await z.safeParseAsync(blogInput, { title: 'Ten bolts', status: 'draft' })
  expect(error).toBeUndefined()
  expect(data).toEqual({ title: 'Ten bolts', slug: '', tags: '', isRecentNews: true, status: 'draft' })
})

test('a published article reports everything that is missing at once', async () => {
  for (const blank of [undefined, '']) {
    const { error } = await z.safeParseAsync(blogInput, {
      title: blank,
      date: blank,
      author: blank,
      description: blank,
      content: blank,
      status: 'published',
    })
    expect(error?.issues.map(({ path: [field], message }) => `${String(field)}: ${message}`)).toEqual([
      'title: Give the article a title',
      'date: Give the day of publication',
      'author: Name the author',
      'description: Write a short summary',
      'content: Write the article',
    ])
  }
})
