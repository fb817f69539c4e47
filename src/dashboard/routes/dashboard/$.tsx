import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects an unknown dashboard path to the home screen. */
export const Route = createFileRoute('/dashboard/$')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
