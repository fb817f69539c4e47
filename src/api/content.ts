import { queryOptions } from '@tanstack/react-query'
import type { SearchType } from '#src/contract/options.ts'
import { persistence, readOptions } from './read-options.ts'
import { requestLater } from './request-later.ts'
import { sendOf } from './send.ts'

const audience = 'visitor'

/**
 * What visitors read: `useQuery(content.projects.list())`. The contract and its schemas come in a file of their own
 * when something is fetched, so that no page waits for them (docs/decisions/032).
 */
export const content = {
  projects: readOptions(
    'projects',
    audience,
    async () => (await import('#src/contract/projects.ts')).projects,
  ),
  services: readOptions(
    'services',
    audience,
    async () => (await import('#src/contract/services.ts')).services,
  ),
  careers: readOptions('careers', audience, async () => (await import('#src/contract/careers.ts')).careers),
  testimonials: readOptions(
    'testimonials',
    audience,
    async () => (await import('#src/contract/testimonials.ts')).testimonials,
  ),
  team: readOptions('team', audience, async () => (await import('#src/contract/team.ts')).team),
  media: readOptions('media', audience, async () => (await import('#src/contract/media.ts')).media),
  blogs: {
    ...readOptions('blogs', audience, async () => (await import('#src/contract/blogs.ts')).blogs),
    recentNews: () =>
      queryOptions({
        queryKey: ['blogs', audience, 'list', 'recent-news'],
        queryFn: async ({ signal, client }) => {
          const { blogs, recentNews } = await import('#src/contract/blogs.ts')
          return (await requestLater(recentNews, { audience, signal, ...sendOf(client) })).filter(
            blogs.isShown,
          )
        },
        ...persistence(audience, true),
      }),
  },
  search: (query: string, type?: SearchType) =>
    queryOptions({
      queryKey: ['search', audience, query, type ?? ''],
      queryFn: async ({ signal, client }) => {
        const { search } = await import('#src/contract/search.ts')
        return requestLater(search, { audience, query: { query, type }, signal, ...sendOf(client) })
      },
      ...persistence(audience, false),
    }),
}
