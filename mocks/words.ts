import type { CollectionName } from './backend.ts'

/** How the backend names one record in its messages. */
export const nouns: Record<CollectionName, string> = {
  projects: 'Project',
  services: 'Service',
  careers: 'Career',
  blogs: 'Blog',
  testimonials: 'Testimonial',
  team: 'Team member',
  media: 'Gallery item',
  applications: 'Job application',
  quoteRequests: 'Demo request',
  contactSubmissions: 'Contact',
  admins: 'Admin',
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
