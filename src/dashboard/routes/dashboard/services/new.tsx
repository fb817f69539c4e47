import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { ServiceForm } from '#src/dashboard/services/service-form.tsx'

export const Route = createFileRoute('/dashboard/services/new')({
  head: () => privateHead('Add New Service'),
  component: () => <ServiceForm />,
})
