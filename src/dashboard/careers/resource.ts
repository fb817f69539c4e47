import { BriefcaseBusiness } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const careers = defineResource(api.careers, {
  label: 'Careers',
  icon: BriefcaseBusiness,
  goKey: 'c',
  add: 'Post New Job',
})
