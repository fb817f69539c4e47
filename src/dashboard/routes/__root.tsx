import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { RouteHead } from '#src/company/route-head.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: () => <Navigate to="/dashboard" replace />,
})

function Root() {
  return (
    <>
      <RouteHead />
      <Outlet />
    </>
  )
}
