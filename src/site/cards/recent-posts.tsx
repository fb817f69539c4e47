import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { ContentState } from '#src/site/content/content-state.tsx'
import { articleTitle } from '#src/site/seo/article-title.ts'
import { withKeys } from '#src/ui/keyed.ts'
import { articleDay } from './article-day.ts'
import { RecentPostsSkeleton } from './recent-posts-skeleton.tsx'

interface RecentPostsProps {
  /** Id of the article to exclude, which is on the same page. */
  except?: string | undefined
}

/** The newest articles, at most four. */
export function RecentPosts({ except }: RecentPostsProps) {
  const query = useQuery({
    ...content.blogs.recentNews(),
    select: (posts) => posts.filter(({ _id }) => _id === '' || _id !== except),
  })
  return (
    <ContentState
      query={query}
      skeleton={<RecentPostsSkeleton />}
      empty={<p className="text-ink-soft">Nothing has been published lately.</p>}
    >
      {(posts) => (
        <ul className="divide-y divide-line border-line border-y">
          {withKeys(posts.slice(0, 4)).map(({ key, item: post }) => (
            <li key={key} className="relative py-3.5">
              {post._id ? (
                <Link
                  to="/blog-details/$id"
                  params={{ id: post._id }}
                  className="font-semibold leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {articleTitle(post)}
                </Link>
              ) : (
                <span className="font-semibold leading-snug">{articleTitle(post)}</span>
              )}
              <span className="mt-1 block text-ink-soft text-sm tabular-nums">{articleDay(post)}</span>
            </li>
          ))}
        </ul>
      )}
    </ContentState>
  )
}
