import { useMatches } from '@tanstack/react-router'

/**
 * Head tags from a route's `head`, for pages without a `PageHead`: titles, descriptions and links. The router's own
 * component adds over a kilobyte for scripts and styles, which no route has.
 */
export function RouteHead() {
  const matches = useMatches()
  const metas = matches.flatMap(({ meta }) => meta ?? [])
  const title = metas.findLast((tag) => tag?.title)?.title
  return (
    <>
      {title && <title>{title}</title>}
      {metas.map((tag) => tag?.name && <meta key={tag.name} name={tag.name} content={tag.content} />)}
      {matches.flatMap(({ links = [] }) => links.map((link) => link && <link key={link.href} {...link} />))}
    </>
  )
}
