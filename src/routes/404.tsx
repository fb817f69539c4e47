import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { NotFound } from './-not-found.tsx'

export const Route = createFileRoute('/404')({
  head: () => pageHead('Page Not Found', { indexed: false }),
  component: NotFound,
})
