import { expect, test } from 'vitest'
import { isFile, isImage, isNavigationToShell, takesSaved } from './worker-rules.ts'

test.each([
  '/',
  '/about',
  '/project/65f0c1',
  '/login?redirect=%2Fdashboard%2Fa.b',
  '/search?query=a.b/c',
  '/dashboard/quote-requests/1/edit',
  '/apis',
  '/uploads-of-2025',
])('the app shell handles the navigation to %s', (path) => {
  expect(isNavigationToShell.test(path)).toBe(true)
})

test.each([
  '/api',
  '/api/v1/projects',
  '/api?x=1',
  '/uploads/cv',
  '/__mocks/faults',
  '/storybook',
  '/storybook/?path=x',
  '/sitemap.xml',
  '/brochure.pdf?v=2',
  '/assets/index-abc.js',
])('the app shell leaves %s to the network', (path) => {
  expect(isNavigationToShell.test(path)).toBe(false)
})

test('pictures are cached, those of other hosts only with CORS', () => {
  expect(isImage(asked('image', 'no-cors'), url('/pictures/site.avif'), true)).toBe(true)
  expect(isImage(asked('image', 'cors'), url('/site.jpg'), false)).toBe(true)
  expect(isImage(asked('image', 'no-cors'), url('/site.jpg'), false)).toBe(false)
  expect(isImage(asked('', 'cors'), url('/pictures/site.avif'), true)).toBe(false)
})

test('responses of the API and requests with a token are not cached', () => {
  const withToken = { ...asked('image', 'cors'), headers: new Headers({ authorization: 'Bearer x' }) }
  expect(isImage(asked('image', 'no-cors'), url('/api/v1/files/1.png'), true)).toBe(false)
  expect(isImage(withToken, url('/site.jpg'), true)).toBe(false)
  expect(takesSaved(withToken)).toBe(false)
  expect(takesSaved(asked('', 'cors'))).toBe(true)
})

test('an HTML page or a failed response does not count as a file', () => {
  expect(isFile(answer('text/javascript'))).toBe(true)
  expect(isFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isFile(answer('TEXT/HTML'))).toBe(false)
  expect(isFile(answer('application/xhtml+xml'))).toBe(false)
  expect(isFile(answer('image/png', 206))).toBe(false)
  expect(isFile(Response.error())).toBe(false)
})

const url = (path: string) => new URL(path, 'https://kelvara.example')

const answer = (type: string, status = 200) => new Response('', { status, headers: { 'content-type': type } })

function asked(destination: RequestDestination, mode: RequestMode) {
  return { destination, mode, headers: new Headers() }
}
