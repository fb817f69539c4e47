import { content } from '#src/api/content.ts'
import type { Blog } from '#src/contract/blogs.ts'
import { articleTitle } from '#src/site/cards/article-title.ts'
import { company } from '#src/site/company/company.ts'
import type { RecordWords } from '#src/site/frame/record-page.tsx'

export const articleRecord: RecordWords<Blog> = {
  thing: 'article',
  query: content.blogs.detail,
  isBlank: (blog) => !blog._id && !blog.title && !blog.description && !blog.content,
  list: { label: 'Blog and Insights', to: '/blog' },
  back: 'Return to Blog List',
  name: 'Article',
  notFound: 'Blog post not found',
  picture: () => 'weld',
  type: 'article',
  description: `An article by one of ${company.shortName}’s engineers on work at live plants, with its numbers.`,
  headingRoom: 'three lines',
  // The heading below says the title; only for machines the trail ends with it.
  isTrailShort: true,
  title: articleTitle,
}
