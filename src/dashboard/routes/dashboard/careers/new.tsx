import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { CareerForm } from '#src/dashboard/careers/career-form.tsx'

export const Route = createFileRoute('/dashboard/careers/new')({
  head: () => privateHead('Post New Job'),
  component: () => <CareerForm />,
})
