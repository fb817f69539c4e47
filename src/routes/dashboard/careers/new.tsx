import { createFileRoute } from '@tanstack/react-router'
import { CareerForm } from '#src/dashboard/careers/career-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/careers/new')({
  head: () => privateHead('Post New Job'),
  component: () => <CareerForm />,
})
