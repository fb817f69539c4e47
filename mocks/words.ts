import { collections } from '#src/contract/index.ts'
import type { CollectionName } from './backend.ts'

/** How the backend names one record in its messages. @example nounOf('team') // 'Team member' */
export function nounOf(name: CollectionName): string {
  const [one] = collections[name].noun
  return one.charAt(0).toUpperCase() + one.slice(1)
}

/** The activity types that the dashboard can open; all others are `create`. */
export const activityTypes: Partial<Record<CollectionName, string>> = {
  projects: 'project',
  applications: 'job',
  contactSubmissions: 'contact',
  testimonials: 'testimonial',
  services: 'service',
  blogs: 'blog',
}
