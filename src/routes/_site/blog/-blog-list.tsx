import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import type { Blog } from '#src/contract/blogs.ts'
import { BlogCard } from '#src/site/cards/blog-card.tsx'
import { ContentState, RedBox } from '#src/site/content/content-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '#src/site/content/filter-bar.tsx'
import { type Filters, useFilters, valuesOf } from '#src/site/content/filters.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { NoneMatch } from '#src/site/content/none-match.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'
import { hasWords } from '#src/ui/text/search-words.ts'
import { blogSkeleton } from './-blog-skeleton.ts'

/** All articles, and what the filters leave of them: worked out here, so that it needs no network. */
export function BlogList() {
  const query = useQuery(content.blogs.list())
  const filters = useFilters('tag', 'text')
  const found = (query.data ?? []).filter((blog) => matches(blog, filters.values))
  const tags = (query.data ?? []).flatMap((blog) => blog.tags)
  return (
    <>
      <FilterBar
        filters={filters}
        shown={query.data && found.length}
        total={query.data?.length}
        noun={['article', 'articles']}
      >
        <FilterSelect
          filters={filters}
          name="tag"
          label="Topic"
          all="All topics"
          options={valuesOf(tags, (tag) => tag)}
        />
        <FilterText filters={filters} name="text" label="Search articles" />
      </FilterBar>
      <ContentState query={query} skeleton={<SkeletonCards {...blogSkeleton} />} failure={RedBox}>
        {() =>
          found.length > 0 ? (
            <LongList
              key={JSON.stringify(filters.values)}
              items={found}
              step={12}
              noun="articles"
              className={blogSkeleton.className}
            >
              {(blog) => <BlogCard blog={blog} />}
            </LongList>
          ) : (
            <NoArticles filters={filters} />
          )
        }
      </ContentState>
    </>
  )
}

function NoArticles({ filters }: { filters: Pick<Filters, 'isSet' | 'clear'> }) {
  if (!filters.isSet)
    return <Empty title="No articles have been published yet">Please check back later.</Empty>
  return (
    <NoneMatch title="No article matches these filters" things="articles" filters={filters}>
      Try another topic, or fewer words.
    </NoneMatch>
  )
}

function matches(blog: Blog, { tag, text }: Record<'tag' | 'text', string>) {
  if (tag && !blog.tags.includes(tag)) return false
  if (!text) return true
  return hasWords(
    `${blog.title}\n${plainText(blog.description)}\n${blog.author}\n${blog.tags.join('\n')}`,
    text,
  )
}
