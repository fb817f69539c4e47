import type { createSiteRouter } from './boot/router.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
