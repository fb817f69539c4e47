import { articleMoment, articlePicture, type Blog } from '#src/contract/blogs.ts'
import { articleTitle } from '#src/site/cards/article.ts'
import { absolute, company } from '#src/site/company/company.ts'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList, type SchemaOrgThing } from '#src/site/head/structured-data.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'
import { GeneralMeta, trail } from './-article-head.tsx'
import { useArticle } from './-use-article.ts'

interface Props {
  id: string
}

export function LoadedMeta({ id }: Props) {
  const { query, isMissing } = useArticle(id)
  if (isMissing) {
    return <PageHead title={notFound} description="There is no article at this address." indexed={false} />
  }
  if (!query.data) return <GeneralMeta />
  const title = articleTitle(query.data)
  const description = plainText(query.data.description) || plainText(query.data.content)
  return (
    <PageHead
      title={title}
      type="article"
      description={description || `${title}: an article by ${company.name}.`}
      image={articlePicture(query.data)}
      about={[thing(query.data, description), breadcrumbList(trail(title))]}
    />
  )
}

export function LoadedTitle({ id }: Props) {
  const { query, isMissing } = useArticle(id)
  if (isMissing) return notFound
  return query.data ? articleTitle(query.data) : 'Article'
}

const notFound = 'Blog post not found'

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
