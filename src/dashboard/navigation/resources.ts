import type { collections } from '#src/contract/index.ts'
import { applications } from '#src/dashboard/applications/resource.ts'
import { blogs } from '#src/dashboard/blogs/resource.ts'
import { careers } from '#src/dashboard/careers/resource.ts'
import { contactSubmissions } from '#src/dashboard/contact-submissions/resource.ts'
import { media } from '#src/dashboard/media/resource.ts'
import { projects } from '#src/dashboard/projects/resource.ts'
import { quoteRequests } from '#src/dashboard/quote-requests/resource.ts'
import { services } from '#src/dashboard/services/resource.ts'
import { team } from '#src/dashboard/team/resource.ts'
import { testimonials } from '#src/dashboard/testimonials/resource.ts'
import type { Resource } from './define-resource.ts'
import type { Named } from './list-route.ts'

/**
 * Resources in the sidebar's order. The sidebar, palette, new-record buttons, inboxes and the device page are built
 * from them. Accounts have no screen of their own.
 */
const resources: Record<Exclude<keyof typeof collections, 'admins'>, Resource> = {
  projects,
  services,
  careers,
  media,
  applications,
  quoteRequests,
  blogs,
  testimonials,
  team,
  contactSubmissions,
}

/** The same resources as a list, in the order of the menu. */
export const resourceList: Resource[] = Object.values(resources)

/** Resources of enquiries. */
export const inboxes: Resource[] = resourceList.filter(({ isInbox }) => isInbox)

/** @example resourceOf(api.projects)?.label // 'Projects' */
export const resourceOf = ({ name }: Named): Resource | undefined =>
  resourceList.find((resource) => resource.name === name)
