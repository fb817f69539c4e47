import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/site/private-head.ts'
import { NotFound } from './-not-found.tsx'

export const Route = createFileRoute('/404')({
  head: () => privateHead('Page Not Found'),
  component: NotFound,
})
