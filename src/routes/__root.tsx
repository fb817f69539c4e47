import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Navigate, Outlet } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
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
