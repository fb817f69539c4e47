import * as z from 'zod/mini'
import { optionalPicture } from '#src/contract/files/inputs.ts'
import { day, optional, requiredText } from '#src/contract/schema/inputs.ts'

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

const html = (sentence: string) =>
  requiredText(sentence).check(
    z.refine(
      (text) => text.split('<', maxTags + 2).length <= maxTags + 1,
      'This text has more than 20,000 elements. Split it into several articles.',
    ),
  )

export const blogInput = z.object({
  title: requiredText('Give the article a title'),
  slug: optional,
  date: day('Give the day of publication'),
  author: requiredText('Name the author'),
  tags: optional,
  description: html('Sum the article up in a few lines'),
  content: html('Write the article'),
  isRecentNews: z._default(z.boolean(), true),
  status: z.enum(['draft', 'published']),
  image: optionalPicture,
})
