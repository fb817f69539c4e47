import { Mail } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const contactSubmissions = defineResource(api.contactSubmissions, {
  label: 'Contact Submissions',
  icon: Mail,
  goKey: 'i',
})
