import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import {
  BriefcaseBusiness,
  FileUser,
  FolderKanban,
  Image,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  Newspaper,
  Quote,
  Users,
  Wrench,
} from 'lucide-react'
import { api } from '#src/api/index.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import type { collections } from '#src/contract/index.ts'
import type { Noun, SearchWords } from '#src/contract/records/reads.ts'
import { listRoute, type Named, newRoute, recordRoute } from './list-route.ts'
import { recordReference } from './record-reference.ts'

/** Resource of the dashboard. Its contract defines its API, its noun and its search. */
export interface Resource extends Named {
  label: string
  icon: LucideIcon
  /** Lower-case letter that leads to its list, after G. */
  goKey: string
  /** Label of the link to its form for a new record; without it staff cannot create one. */
  add?: string | undefined
  noun: Noun
  isInbox: boolean
  /** Query key of its list. */
  key: QueryKey
  /** Routes of its list, one record, and the form for a new one. */
  to: ReturnType<typeof listRoute>
  record: ReturnType<typeof recordRoute>
  new: ReturnType<typeof newRoute>
  words: (item: { _id: string }) => SearchWords
}

/**
 * Resources in the sidebar's order. The sidebar, palette, new-record buttons, inboxes and the device page are built
 * from them. Accounts have no screen of their own.
 */
const resources: Record<Exclude<keyof typeof collections, 'admins'>, Resource> = {
  projects: resource(api.projects, {
    label: 'Projects',
    icon: FolderKanban,
    goKey: 'p',
    add: 'Add New Project',
  }),
  services: resource(api.services, { label: 'Services', icon: Wrench, goKey: 's', add: 'Add New Service' }),
  careers: resource(api.careers, {
    label: 'Careers',
    icon: BriefcaseBusiness,
    goKey: 'c',
    add: 'Post New Job',
  }),
  media: resource(api.media, { label: 'Media', icon: Image, goKey: 'm', add: 'Update Gallery' }),
  applications: resource(api.applications, { label: 'Applications', icon: FileUser, goKey: 'a' }),
  quoteRequests: resource(api.quoteRequests, {
    label: 'Quote Requests',
    icon: MessageSquareQuote,
    goKey: 'q',
  }),
  blogs: resource(api.blogs, {
    label: 'Blogs and Insights',
    icon: Newspaper,
    goKey: 'b',
    add: 'Add New Post',
  }),
  testimonials: resource(api.testimonials, {
    label: 'Testimonials',
    icon: Quote,
    goKey: 't',
    add: 'Add Testimonial',
  }),
  team: resource(api.team, { label: 'Team & Leadership', icon: Users, goKey: 'l', add: 'Add Member' }),
  contactSubmissions: resource(api.contactSubmissions, {
    label: 'Contact Submissions',
    icon: Mail,
    goKey: 'i',
  }),
}

/** The same resources as a list, in the order of the menu. */
export const resourceList: Resource[] = Object.values(resources)

/** Resources of enquiries. */
export const inboxes: Resource[] = resourceList.filter(({ isInbox }) => isInbox)

/** @example resourceOf(api.projects)?.label // 'Projects' */
export const resourceOf = ({ name }: Named): Resource | undefined =>
  resourceList.find((resource) => resource.name === name)

interface Listed<Item> extends Named {
  list: () => UseQueryOptions<Item[]>
  collection: { noun: Noun; isInbox: boolean; words: (item: Item) => SearchWords }
}

function resource<Item extends { _id: string }>(
  of: Listed<Item>,
  entry: Pick<Resource, 'label' | 'icon' | 'goKey' | 'add'>,
): Resource {
  const { noun, isInbox, words } = of.collection
  return {
    ...entry,
    name: of.name,
    noun,
    isInbox,
    key: of.list().queryKey,
    to: listRoute(of),
    record: recordRoute(of),
    new: newRoute(of),
    words: (row) => {
      // The function only receives rows of its own list, which the contract has parsed.
      const { title, terms } = words(row as Item)
      // Senders quote the reference of their enquiry; inboxes are the collections with follow-ups.
      const more = isInbox ? [recordReference(of.name as InboxName, row._id)] : []
      return { title, terms: [...terms, ...more] }
    },
  }
}
