import { createFileRoute } from '@tanstack/react-router'
import { ServiceForm } from '#src/dashboard/services/service-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/services/new')({
  head: () => privateHead('Add New Service'),
  component: () => <ServiceForm />,
})
