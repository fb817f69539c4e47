import { setApplicationStatus } from '#src/contract/applications.ts'
import type { Feature } from '#src/contract/features.ts'
import { recentNews } from '#src/contract/records/blog-reads.ts'
import { changePasswordRoute, forgotPasswordRoute, logoutRoute, resetPasswordRoute } from './account.ts'
import { answerRoutes } from './answers.ts'
import { signInRoute } from './auth.ts'
import { type Route, route } from './call.ts'
import { crudRoutes, found, listed } from './crud.ts'
import { pushRoutes } from './push.ts'
import { searchRoute } from './search.ts'
import { settingsRoutes } from './settings.ts'
import { summaryRoutes } from './summary.ts'
import { collectionNames } from './words.ts'

/** Every call of the contract; the single ones first, since `/blogs/recent-news` also looks like a blog's id. */
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

/** Calls beyond the wire, by the feature that brings them. */
export const featureRoutes: Partial<Record<Feature, Route[]>> = {
  logout: [logoutRoute],
  reset: [changePasswordRoute, forgotPasswordRoute, resetPasswordRoute],
  push: pushRoutes,
  answers: answerRoutes,
}
