import { queryOptions } from '@tanstack/react-query'
import type { SearchType } from '#src/contract/options.ts'
import { lazyRequest } from './lazy-request.ts'
import { persistence, readOptions } from './read-options.ts'
import { sendOf } from './send.ts'

const audience = 'visitor'

const reads = async () => (await import('#src/contract/visitor-reads.ts')).visitorReads

/**
 * Reads for visitors: `useQuery(content.projects.list())`. The contract is a chunk of its own, loaded on the first
 * fetch, so that no page waits for it (docs/decisions/009).
 */
export const content = {
  projects: readOptions('projects', audience, async () => (await reads()).projects, { hasWholeLists: true }),
  services: readOptions('services', audience, async () => (await reads()).services),
  careers: readOptions('careers', audience, async () => (await reads()).careers, { hasWholeLists: true }),
  testimonials: readOptions('testimonials', audience, async () => (await reads()).testimonials),
  team: readOptions('team', audience, async () => (await reads()).team),
  media: readOptions('media', audience, async () => (await reads()).media),
  blogs: {
    ...readOptions('blogs', audience, async () => (await reads()).blogs),
    recentNews: () =>
      queryOptions({
        queryKey: ['blogs', audience, 'list', 'recent-news'],
        queryFn: async ({ signal, client }) => {
          const { blogReads, recentNews } = await import('#src/contract/blogs/record.ts')
          const news = await lazyRequest(recentNews, { audience, signal, ...sendOf(client) })
          return news.filter(blogReads.isShown)
        },
        ...persistence(audience, true),
      }),
  },
  search: (query: string, type?: SearchType) =>
    queryOptions({
      queryKey: ['search', audience, query, type ?? ''],
      queryFn: async ({ signal, client }) => {
        const { search } = await import('#src/contract/search/search.ts')
        return lazyRequest(search, { audience, query: { query, type }, signal, ...sendOf(client) })
      },
      ...persistence(audience, false),
    }),
}
