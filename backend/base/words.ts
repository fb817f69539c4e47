import type { CollectionTable, TableName } from '#backend/schema.ts'
import { collections } from '#src/contract/index.ts'

export const collectionNames = Object.keys(collections).filter(isCollection)

function isCollection(name: string): name is CollectionTable {
  return name in collections
}

/** Returns the noun for one record in messages. @example nounOf('team') // 'Team member' */
export function nounOf(table: TableName): string {
  const name = collectionNames.find((collection) => collection === table)
  const one = name ? collections[name].noun[0] : 'record'
  return one.charAt(0).toUpperCase() + one.slice(1)
}

/** Activity types that the dashboard can open. All others are `create`. */
export const activityTypes: Partial<Record<CollectionTable, string>> = {
  projects: 'project',
  applications: 'job',
  quoteRequests: 'quote',
  contactSubmissions: 'contact',
  testimonials: 'testimonial',
  services: 'service',
  blogs: 'blog',
}
