import { Users } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const team = defineResource(api.team, {
  label: 'Team & Leadership',
  icon: Users,
  goKey: 'l',
  add: 'Add Member',
})
