import { get } from '#src/contract/http/endpoint.ts'
import { listOf } from '#src/contract/http/response-shape.ts'
import { date, flag, html, id, oneOf, personName, text, texts, url } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import type { Reads } from '#src/contract/schema/reads.ts'

export const blog = record({
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

export const blogReads = {
  name: 'blogs',
  noun: ['blog', 'blogs'],
  api: { path: '/blogs', list: 'blogs', item: 'blog' },
  record: blog,
  words: ({ title, author, tags, description }) => ({ title, terms: [author, ...tags], text: description }),
  failures: { visitor: { detail: 'Failed to fetch blog details' } },
  isShown: (post) => post.status !== 'draft',
} satisfies Reads<Read<typeof blog>>

export const recentNews = get('/blogs/recent-news', {
  access: 'visitor',
  response: listOf(blog, 'blogs'),
  failure: 'Failed to fetch recent news',
})

export type Blog = Read<typeof blog>
