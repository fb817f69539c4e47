import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { TeamForm } from '#src/dashboard/team/team-form.tsx'

export const Route = createFileRoute('/dashboard/team/new')({
  head: () => privateHead('Add Member'),
  component: () => <TeamForm />,
})
