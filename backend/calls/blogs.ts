import { route } from '#backend/http/call.ts'
import { recentNews } from '#src/contract/records/blog-reads.ts'
import { listShown } from './records.ts'

export const recentNewsRoute = route(recentNews, async (call) => ({
  parts: listShown('blogs', call, { where: { isRecentNews: true, status: 'published' } }),
}))
