import * as z from 'zod/mini'
import { optionalPicture } from '#src/contract/files/inputs.ts'
import { day, optional, requiredText } from '#src/contract/schema/inputs.ts'
import { plainText } from '#src/contract/schema/typed/typed-text.ts'

/** Labels of articles in the staff list. The article's own flag decides, not its date. */
export const blogAges = [
  { value: 'recent', label: 'Recent', tone: 'safe' },
  { value: 'old', label: 'Old', tone: 'neutral' },
] as const

export const blogStatuses = [
  { value: 'draft', label: 'Draft', tone: 'caution' },
  { value: 'published', label: 'Published', tone: 'info' },
] as const

/** Maximum number of tags in one text. A page with more takes seconds to render. */
const maxTags = 20_000

const text = z.string().check(z.overwrite(plainText), z.trim())
const html = text.check(
  z.refine(
    (text) => text.split('<', maxTags + 2).length <= maxTags + 1,
    'This text has more than 20,000 elements. Split it into several articles.',
  ),
)

/** Fields that a draft may leave blank, with the messages for a published article. */
const publishedFields = {
  date: 'Give the day of publication',
  author: 'Name the author',
  description: 'Write a short summary',
  content: 'Write the article',
}

/** A draft needs a title only. */
const isReadyToPublish = z.check<{ status?: unknown } & Record<string, unknown>>(
  ({ value, issues }) => {
    if (value.status !== 'published') return
    for (const [field, message] of Object.entries(publishedFields)) {
      const entry = value[field]
      if (!entry) issues.push({ code: 'custom', message, input: entry, path: [field] })
    }
  },
  { when: () => true },
)

export const blogInput = z
  .object({
    title: requiredText('Give the article a title'),
    slug: optional,
    date: z.optional(z.union([z.literal(''), day(publishedFields.date)])),
    author: z.optional(text),
    tags: optional,
    description: z.optional(html),
    content: z.optional(html),
    isRecentNews: z._default(z.boolean(), true),
    status: z.enum(['draft', 'published']),
    image: optionalPicture,
  })
  .check(isReadyToPublish)
