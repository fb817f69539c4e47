import { content } from '#src/api/content.ts'
import { articleMoment, articlePicture, type Blog } from '#src/contract/blogs.ts'
import { articleTitle } from '#src/site/cards/article.ts'
import { absolute, company } from '#src/site/company/company.ts'
import type { RecordWords } from '#src/site/frame/record-page.tsx'
import type { SchemaOrgThing } from '#src/site/head/structured-data.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'

export const articleRecord: RecordWords<Blog> = {
  thing: 'article',
  query: content.blogs.detail,
  isBlank: (blog) => !blog._id && !blog.title && !blog.description && !blog.content,
  list: { label: 'Blog and Insights', to: '/blog' },
  name: 'Article',
  notFound: 'Blog post not found',
  picture: 'weld',
  type: 'article',
  headingRoom: 'three lines',
  // The heading below says the title; only for machines the trail ends with it.
  isTrailShort: true,
  title: articleTitle,
  describe: (blog) => {
    if (!blog) {
      return {
        description: `An article by one of ${company.shortName}’s engineers on work at live plants, with its numbers.`,
      }
    }
    const description = plainText(blog.description) || plainText(blog.content)
    return {
      description: description || `${articleTitle(blog)}: an article by ${company.name}.`,
      image: articlePicture(blog),
      about: [thing(blog, description)],
    }
  },
}

function thing(blog: Blog, description: string): SchemaOrgThing {
  const picture = articlePicture(blog)
  const moment = articleMoment(blog)
  return {
    '@type': 'Article',
    headline: articleTitle(blog),
    description,
    ...(picture && { image: absolute(picture) }),
    ...(moment && { datePublished: moment }),
    ...(blog.author && { author: { '@type': 'Person', name: blog.author } }),
    ...(blog.tags.length > 0 && { keywords: blog.tags.join(', ') }),
    publisher: { '@type': 'Organization', name: company.name, logo: absolute('/brand/logo.svg') },
    mainEntityOfPage: absolute(`/blog-details/${encodeURIComponent(blog._id)}`),
  }
}
