import { route } from '#backend/http/call.ts'
import { recentNews } from '#src/contract/blogs/record.ts'
import { listVisible } from './records.ts'

export const recentNewsRoute = route(recentNews, async (call) => ({
  parts: listVisible('blogs', call, { where: { isRecentNews: true, status: 'published' } }),
}))
