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
