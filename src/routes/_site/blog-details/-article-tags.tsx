import { Link } from '@tanstack/react-router'

/** What an article is about; each leads to the articles of its topic. */
export function ArticleTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Topics of this article" className="mt-10 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>
            <Link
              to="/blog"
              search={{ tag }}
              className="wrap-anywhere inline-flex min-h-11 items-center rounded-md border border-line bg-paper-sunk px-3 text-sm hover:border-ink lg:min-h-9"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
