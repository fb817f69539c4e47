import type { Feature } from '#src/contract/http/features.ts'
import { collectionNames } from './base/words.ts'
import { setApplicationStatusRoute } from './calls/applications.ts'
import { recentNewsRoute } from './calls/blogs.ts'
import { followUpRoutes } from './calls/follow-ups.ts'
import { changePasswordRoute, forgotPasswordRoute, resetPasswordRoute } from './calls/password.ts'
import { pushRoutes } from './calls/push.ts'
import { crudRoutes } from './calls/records.ts'
import { searchRoute } from './calls/search.ts'
import { settingsRoutes } from './calls/settings.ts'
import { logoutRoute, signInRoute } from './calls/sign-in.ts'
import { siteRoutes } from './calls/site.ts'
import { summaryRoutes } from './calls/summary.ts'
import { systemRoutes } from './calls/system.ts'
import type { Route } from './http/call.ts'

/** Routes of the contract. Specific paths come first: `/blogs/recent-news` also matches an article's id. */
export const apiRoutes: Route[] = [
  signInRoute,
  recentNewsRoute,
  setApplicationStatusRoute,
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
  answers: followUpRoutes,
  site: siteRoutes,
  system: systemRoutes,
}
