import { FolderKanban } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const projects = defineResource(api.projects, {
  label: 'Projects',
  icon: FolderKanban,
  goKey: 'p',
  add: 'Add New Project',
})
