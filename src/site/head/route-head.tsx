import { useMatches } from '@tanstack/react-router'

/**
 * What a page's route says in its `head`, for pages that draw no `PageHead`: titles, descriptions and links. The router's
 * own component weighs more than a kilobyte, for scripts and styles that no route has.
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
