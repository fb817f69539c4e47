import { queryOptions } from '@tanstack/react-query'
import type { SearchType } from '#src/contract/search.ts'
import { keeping, reads } from './crud.ts'
import { request } from './request.ts'

const audience = 'visitor'

/**
 * What visitors read: `useQuery(content.projects.list())`. The contract and its schemas come in a file of their own
 * when something is fetched, so that no page waits for them (docs/decisions/007).
 */
export const content = {
  projects: reads('projects', audience, async () => (await import('#src/contract/projects.ts')).projects),
  services: reads('services', audience, async () => (await import('#src/contract/services.ts')).services),
  careers: reads('careers', audience, async () => (await import('#src/contract/careers.ts')).careers),
  testimonials: reads(
    'testimonials',
    audience,
    async () => (await import('#src/contract/testimonials.ts')).testimonials,
  ),
  team: reads('team', audience, async () => (await import('#src/contract/team.ts')).team),
  media: reads('media', audience, async () => (await import('#src/contract/media.ts')).media),
  blogs: {
    ...reads('blogs', audience, async () => (await import('#src/contract/blogs.ts')).blogs),
    recentNews: () =>
      queryOptions({
        queryKey: ['blogs', audience, 'list', 'recent-news'],
        queryFn: async ({ signal }) => {
          const { blogs, recentNews } = await import('#src/contract/blogs.ts')
          return (await request(recentNews, { audience, signal })).filter(blogs.isShown)
        },
        ...keeping(audience, true),
      }),
  },
  search: (query: string, type?: SearchType) =>
    queryOptions({
      queryKey: ['search', audience, query, type ?? ''],
      queryFn: async ({ signal }) => {
        const { search } = await import('#src/contract/search.ts')
        return request(search, { audience, query: { query, type }, signal })
      },
      ...keeping(audience, false),
    }),
}
