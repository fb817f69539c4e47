import { Image } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const media = defineResource(api.media, {
  label: 'Media',
  icon: Image,
  goKey: 'm',
  add: 'Update Gallery',
})
