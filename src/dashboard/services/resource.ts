import { Wrench } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const services = defineResource(api.services, {
  label: 'Services',
  icon: Wrench,
  goKey: 's',
  add: 'Add New Service',
})
