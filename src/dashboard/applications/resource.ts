import { FileUser } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const applications = defineResource(api.applications, {
  label: 'Applications',
  icon: FileUser,
  goKey: 'a',
})
