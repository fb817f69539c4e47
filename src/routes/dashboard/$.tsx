import { createFileRoute, redirect } from '@tanstack/react-router'

/** An unknown dashboard path leads to its home. */
export const Route = createFileRoute('/dashboard/$')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
