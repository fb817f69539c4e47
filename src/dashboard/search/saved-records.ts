import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { isLeaving } from '#src/dashboard/deleting/undoable-delete.ts'

/** A record of any list, as it is looked for and shown. */
export interface SavedRecord {
  id: string
  title: string
  /** People, places, addresses; the first ones are shown. */
  about: string[]
  /** What a longer search also reads, as the record has it. */
  description: string
  /** Title, about and id, lower-cased. */
  text: string
}

export interface SavedList {
  label: string
  /** The route of one record. */
  to: Extract<LinkProps['to'], `/dashboard/${string}/$id`>
  records: SavedRecord[]
}

type Read<Item> = (item: Item) => { title: string; about: string[]; description?: string }

/** Every list of which the cache has records, those that people write in about first. */
export function savedLists(client: QueryClient): SavedList[] {
  return lists.map((list) => list(client)).filter(({ records }) => records.length > 0)
}

const lists = [
  listed('Quote Requests', '/dashboard/quote-requests/$id', api.quoteRequests, (request) => {
    const person = `${request.firstName} ${request.lastName}`.trim()
    return {
      title: request.companyName || person,
      about: [person, request.service, request.email, request.phoneNumber],
    }
  }),
  listed('Applications', '/dashboard/applications/$id', api.applications, (application) => ({
    title: application.applicantName,
    about: [application.role, application.email, application.phone],
  })),
  listed('Contact Submissions', '/dashboard/contact-submissions/$id', api.contactSubmissions, (contact) => ({
    title: contact.fullName,
    about: [contact.email, contact.phoneNumber, contact.service],
  })),
  listed('Projects', '/dashboard/projects/$id', api.projects, (project) => ({
    title: project.title,
    about: [project.client, ...project.team],
    description: project.description,
  })),
  listed('Services', '/dashboard/services/$id', api.services, (service) => ({
    title: service.name,
    about: [service.category],
    description: `${service.shortDescription} ${service.fullDescription}`,
  })),
  listed('Careers', '/dashboard/careers/$id', api.careers, (career) => ({
    title: career.title,
    about: [career.location, career.base],
    description: career.description,
  })),
  listed('Blogs and Insights', '/dashboard/blogs/$id', api.blogs, (blog) => ({
    title: blog.title,
    about: [blog.author, ...blog.tags],
    description: blog.description,
  })),
  listed('Testimonials', '/dashboard/testimonials/$id', api.testimonials, (testimonial) => ({
    title: testimonial.name,
    about: [testimonial.company, testimonial.position],
    description: testimonial.testimonial,
  })),
  listed('Team & Leadership', '/dashboard/team/$id', api.team, (member) => ({
    title: member.fullName,
    about: [member.position],
  })),
  listed('Media', '/dashboard/media/$id', api.media, (item) => ({
    title: item.title,
    about: [item.category, ...item.tags],
  })),
]

function listed<Item extends { _id: string }>(
  label: string,
  to: SavedList['to'],
  of: { list: () => UseQueryOptions<Item[]> },
  read: Read<Item>,
) {
  const { queryKey } = of.list()
  const indexes = new WeakMap<Item[], SavedRecord[]>()
  return (client: QueryClient): SavedList => {
    const items = client.getQueryData<Item[]>(queryKey) ?? []
    // Lower-cased once for each answer, so that a keystroke only searches; measured in tests/bench.
    const records = indexes.get(items) ?? items.filter(({ _id }) => _id).map((item) => indexed(item, read))
    indexes.set(items, records)
    return {
      label,
      to,
      records: records.some(({ id }) => isLeaving(id)) ? records.filter(({ id }) => !isLeaving(id)) : records,
    }
  }
}

function indexed<Item extends { _id: string }>(item: Item, read: Read<Item>): SavedRecord {
  const { title, about, description = '' } = read(item)
  const text = [title, ...about, item._id].join('\n').toLowerCase()
  return { id: item._id, title: title || '(no name)', about: about.filter(Boolean), description, text }
}
