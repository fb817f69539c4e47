import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { RouteHead } from '#src/site/head/route-head.tsx'
import { DashboardNotLoaded } from '#src/site/layout/dashboard-not-loaded.tsx'
import { isStaffPath } from '#src/site/start/staff-path.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: Unknown,
})

function Root() {
  return (
    <>
      <RouteHead />
      <Outlet />
    </>
  )
}

function Unknown() {
  const path = useLocation({ select: (location) => location.pathname })
  return isStaffPath(path) ? <DashboardNotLoaded /> : <Navigate to="/404" replace />
}
