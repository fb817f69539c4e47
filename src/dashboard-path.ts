/** Paths of the dashboard app: the dashboard and the sign-in screens. All others belong to the site. */
export const dashboardPaths = /^\/(dashboard(\/.*)?|(login|register|(forgot|reset)-password)\/?)$/

/** Whether a path belongs to the dashboard app. */
export const isDashboardPath = (pathname: string): boolean => dashboardPaths.test(pathname)
