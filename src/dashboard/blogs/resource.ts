import { Newspaper } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const blogs = defineResource(api.blogs, {
  label: 'Blogs and Insights',
  icon: Newspaper,
  goKey: 'b',
  add: 'Add New Post',
})
