import { content } from '#src/api/content.ts'
import type { Blog } from '#src/contract/blogs.ts'
import { BlogCard } from '#src/site/cards/blog-card.tsx'
import { RedBox } from '#src/site/content/content-state.tsx'
import { FilteredList, type FilteredListWords } from '#src/site/content/filtered-list.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'
import { blogSkeleton } from './-blog-skeleton.ts'

const words: FilteredListWords<Blog> = {
  noun: ['article', 'articles'],
  filters: [
    { name: 'tag', label: 'Topic', all: 'All topics', values: ({ tags }) => tags },
    {
      name: 'text',
      label: 'Search articles',
      text: ({ title, description, author, tags }) =>
        `${title}\n${plainText(description)}\n${author}\n${tags.join('\n')}`,
    },
  ],
  skeleton: blogSkeleton,
  empty: <Empty title="No articles have been published yet">Please check back later.</Empty>,
  noMatch: { title: 'No article matches these filters', hint: 'Try another topic, or fewer words.' },
}

/** All articles, and what the filters leave of them. */
export function BlogList() {
  return (
    <FilteredList list={content.blogs.list()} words={words} failure={RedBox}>
      {(articles) => (
        <LongList items={articles} step={12} noun="articles" className={blogSkeleton.className}>
          {(blog) => <BlogCard blog={blog} />}
        </LongList>
      )}
    </FilteredList>
  )
}
