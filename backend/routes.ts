import { setApplicationStatus } from '#src/contract/applications.ts'
import type { Feature } from '#src/contract/features.ts'
import { recentNews } from '#src/contract/records/blog-reads.ts'
import {
  changePasswordRoute,
  forgotPasswordRoute,
  logoutRoute,
  resetPasswordRoute,
} from './accounts/account.ts'
import { signInRoute } from './accounts/auth.ts'
import { collectionNames } from './base/words.ts'
import { crudRoutes, found, listed } from './calls/crud.ts'
import { pushRoutes } from './calls/push.ts'
import { searchRoute } from './calls/search.ts'
import { summaryRoutes } from './calls/summary.ts'
import { answerRoutes } from './records/answers.ts'
import { settingsRoutes } from './records/settings.ts'
import { type Route, route } from './wire/call.ts'

/** Routes of the contract. Specific paths come first: `/blogs/recent-news` also matches an article's id. */
export const wireRoutes: Route[] = [
  signInRoute,
  route(recentNews, async (call) => ({
    parts: listed('blogs', call, { where: { isRecentNews: true, status: 'published' } }),
  })),
  route(setApplicationStatus, async (call) => {
    const { _id: id } = await found('applications', call)
    const { status } = await call.input()
    return {
      body: 'Job application status updated successfully',
      changes: [{ update: 'applications', id, fields: { status: String(status) } }],
    }
  }),
  searchRoute,
  ...summaryRoutes,
  ...settingsRoutes,
  ...collectionNames.flatMap(crudRoutes),
]

/** Routes of optional features. */
export const featureRoutes: Partial<Record<Feature, Route[]>> = {
  logout: [logoutRoute, changePasswordRoute],
  reset: [forgotPasswordRoute, resetPasswordRoute],
  push: pushRoutes,
  answers: answerRoutes,
}
