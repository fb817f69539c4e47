import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { privateHead } from './private-head.ts'
import { RouteHead } from './route-head.tsx'

const root = createRootRoute({
  component: () => (
    <>
      <RouteHead />
      <Outlet />
    </>
  ),
})
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  head: () => ({ meta: [{ title: 'Frame' }], links: [{ rel: 'manifest', href: '/manifest.webmanifest' }] }),
})
const path = (name: string, head?: () => ReturnType<typeof privateHead>) =>
  createRoute({ getParentRoute: () => frame, path: name, ...(head && { head }) })

async function headAt(address: string) {
  const router = createRouter({
    routeTree: root.addChildren([
      frame.addChildren([path('/profile', () => privateHead('Profile')), path('/plain')]),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('the innermost title wins, and the other head tags of the parent routes are added', async () => {
  const head = await headAt('/profile')
  expect(head.match(/<title>.*?<\/title>/g)).toEqual([
    expect.stringMatching(/^<title>Profile \| .+<\/title>$/),
  ])
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
})

test('a route without a head has the head of its parent route', async () => {
  const head = await headAt('/plain')
  expect(head).toContain('<title>Frame</title>')
  expect(head).not.toContain('robots')
})
