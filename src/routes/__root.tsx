import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Navigate, Outlet } from '@tanstack/react-router'
import { company } from '#src/site/company.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () => ({ meta: [{ title: company.name }, { name: 'description', content: company.description }] }),
  component: Root,
  notFoundComponent: () => <Navigate to="/404" replace />,
})

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  )
}
