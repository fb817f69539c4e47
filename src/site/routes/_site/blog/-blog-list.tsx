import { content } from '#src/api/content.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { BlogCard } from '#src/site/cards/blog-card.tsx'
import { RedBox } from '#src/site/content/content-state.tsx'
import { disciplinesIn } from '#src/site/content/discipline-match.ts'
import { FilteredList, type FilteredListWords } from '#src/site/content/filters/filtered-list.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { classes } from '#src/ui/classes.ts'
import { Empty } from '#src/ui/empty.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { blogSkeleton } from './-blog-skeleton.ts'

const words: FilteredListWords<Blog> = {
  noun: ['article', 'articles'],
  filters: [
    {
      name: 'discipline',
      label: 'Disciplines',
      all: 'All',
      values: ({ title, tags }) => disciplinesIn([title, ...tags]),
      labelFor: withCapital,
      asChips: true,
    },
    {
      name: 'text',
      label: 'Search articles',
      title: ({ title }) => title,
      text: ({ description, author, tags }) => [plainText(description), author, ...tags].join('\n'),
    },
  ],
  skeleton: blogSkeleton,
  empty: <Empty title="No articles have been published yet">Please check back later.</Empty>,
  noMatch: { title: 'No article matches these filters', hint: 'Try another discipline, or other words.' },
}

const step = 12

/** Whether a grid of two columns has a gap in the last row, so that the first card must span two. */
const leavesGap = (count: number) => count <= step && count % 2 === 1

/** All articles that match the filters. */
export function BlogList() {
  return (
    <FilteredList list={content.blogs.list()} words={words} failure={RedBox}>
      {(articles) => (
        <LongList
          items={articles}
          step={step}
          noun="articles"
          className={classes(blogSkeleton.className, leavesGap(articles.length) && 'sm:*:first:col-span-2')}
        >
          {(blog) => <BlogCard blog={blog} />}
        </LongList>
      )}
    </FilteredList>
  )
}
