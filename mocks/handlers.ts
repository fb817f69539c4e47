import { getResponse } from 'msw'
import { type HttpHandler, http } from 'msw/http'
import { setApplicationStatus } from '#src/contract/applications.ts'
import { recentNews } from '#src/contract/blogs.ts'
import { collections } from '#src/contract/index.ts'
import { answered, preflight } from './answer.ts'
import { signInHandler } from './auth.ts'
import { backend, type CollectionName } from './backend.ts'
import { crudHandlers, found } from './crud.ts'
import { route } from './route.ts'
import { searchHandler } from './search.ts'
import { settingsHandlers } from './settings.ts'
import { summaryHandlers } from './summary.ts'
import { uploadHandler } from './uploads.ts'
import { currentWeather } from './weather.ts'
import { weatherHandler } from './weather-handler.ts'

// Object.keys forgets that these are the table's own keys.
const names = Object.keys(collections) as CollectionName[]

/** Every call of the contract; the single ones first, since `/blogs/recent-news` also looks like a blog's id. */
export const contractHandlers: HttpHandler[] = [
  signInHandler,
  route(recentNews, () =>
    backend.tables.blogs
      .all()
      .filter(({ isRecentNews, status }) => isRecentNews === true && status === 'published'),
  ),
  route(setApplicationStatus, async ({ id, input }) => {
    const row = found('applications', id)
    backend.tables.applications.change(row, await input())
    return 'Job application status updated successfully'
  }),
  searchHandler,
  ...summaryHandlers,
  ...settingsHandlers,
  ...names.flatMap(crudHandlers),
]

const calm: HttpHandler[] = [
  // A list's head, which tells a page that the backend is there.
  http.head('*/api/v1/*', () => answered(null)),
  http.options('*/api/v1/*', ({ request }) => preflight(request)),
  ...contractHandlers,
  http.all('*/api/v1/*', ({ request }) => answered({ message: `No such call: ${request.method}` }, 404)),
  uploadHandler,
]

/** The emulated backend. @example setupServer(...handlers), or getResponse(handlers, request) */
export const handlers: HttpHandler[] = [weatherHandler(currentWeather, calm), ...calm]

/** The same under weather of its own, for one story: it answers all, so that the current weather has no say. */
export function handlerUnder(weather: ReturnType<typeof currentWeather>): HttpHandler {
  const all = [weatherHandler(() => weather, calm), ...calm]
  return http.all('*/api/v1/*', ({ request }) => getResponse(all, request))
}
