import { createFileRoute } from '@tanstack/react-router'
import { TeamForm } from '#src/dashboard/team/team-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/team/new')({
  head: () => privateHead('Add Member'),
  component: () => <TeamForm />,
})
