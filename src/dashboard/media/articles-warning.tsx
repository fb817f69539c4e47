import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { Alert } from '#src/ui/alert.tsx'
import { articlesShowing } from './articles-showing.ts'

/** Warns before a deletion that articles show the pictures, and names the articles; without any, nothing. */
export function ArticlesWarning({ ids }: { ids: readonly string[] }) {
  const { data: pictures = [] } = useQuery(api.media.list())
  const { data: articles = [] } = useQuery(api.blogs.list())
  const addresses = pictures.filter(({ _id }) => ids.includes(_id)).map(({ imageUrl }) => imageUrl)
  const titles = articlesShowing(addresses, articles)
  if (titles.length === 0) return null
  const names = titles.map((title) => `“${title}”`).join(', ')
  return (
    <Alert tone="caution" role="status">
      <span>
        {titles.length === 1
          ? `An article shows what you delete: ${names}. It will have a gap.`
          : `Articles show what you delete: ${names}. They will have gaps.`}
      </span>
    </Alert>
  )
}
