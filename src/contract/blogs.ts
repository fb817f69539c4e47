import * as z from 'zod/mini'
import { listOf } from './answer.ts'
import { collection } from './collection.ts'
import { get } from './endpoint.ts'
import { date, flag, html, id, oneOf, personName, text, texts, url } from './fields.ts'
import { optionalPicture } from './files.ts'
import { day, optional, required } from './inputs.ts'
import { multipart } from './multipart.ts'

export const blog = z.object({
  _id: id,
  title: text,
  slug: text,
  date,
  author: personName,
  tags: texts,
  coverImage: url,
  imageUrl: url,
  description: html,
  content: html,
  isRecentNews: flag(true),
  status: oneOf(['draft', 'published'], 'published'),
  createdAt: date,
})
export type Blog = z.infer<typeof blog>

/** What staff's list calls an article: by its own mark, not by its date. */
export const blogAges = [
  { value: 'recent', label: 'Recent', tone: 'safe' },
  { value: 'old', label: 'Old', tone: 'neutral' },
] as const

export const blogStatuses = [
  { value: 'draft', label: 'Draft', tone: 'caution' },
  { value: 'published', label: 'Published', tone: 'info' },
] as const

export const blogInput = z.object({
  title: required('Give the article a title'),
  slug: optional,
  date: day('Give the day of publication'),
  author: required('Name the author'),
  tags: optional,
  description: required('Sum the article up in a few lines'),
  content: required('Write the article'),
  isRecentNews: z._default(z.boolean(), true),
  status: z.enum(['draft', 'published']),
  image: optionalPicture,
})

export const blogs = collection('blogs', {
  wire: {
    path: '/blogs',
    list: 'blogs',
    item: 'blog',
    calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
    send: multipart(
      {
        title: 'text',
        description: 'text',
        content: 'text',
        isRecentNews: 'text',
        image: 'file',
        status: 'text',
        slug: 'text',
        date: 'text',
        author: 'text',
        tags: 'text',
      },
      ['slug', 'date', 'author', 'tags'],
    ),
  },
  noun: ['blog', 'blogs'],
  record: blog,
  input: blogInput,
  words: ({ title, author, tags, description }) => ({ title, terms: [author, ...tags], text: description }),
  failures: { visitor: { detail: 'Failed to fetch blog details' } },
  isShown: (post) => post.status !== 'draft',
})

export const recentNews = get('/blogs/recent-news', {
  access: 'visitor',
  answer: listOf(blog, 'blogs'),
  failure: 'Failed to fetch recent news',
})
