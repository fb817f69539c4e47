import { queryOptions } from '@tanstack/react-query'
import { admins } from '#src/contract/admins.ts'
import { applications, setApplicationStatus } from '#src/contract/applications.ts'
import { blogs } from '#src/contract/blogs.ts'
import { careers } from '#src/contract/careers.ts'
import { contactSubmissions } from '#src/contract/contact-submissions.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { media } from '#src/contract/media.ts'
import { projects } from '#src/contract/projects.ts'
import { quoteRequests } from '#src/contract/quote-requests.ts'
import { type SearchType, search } from '#src/contract/search.ts'
import { services } from '#src/contract/services.ts'
import { settings } from '#src/contract/settings.ts'
import { summary } from '#src/contract/summary.ts'
import { team } from '#src/contract/team.ts'
import { testimonials } from '#src/contract/testimonials.ts'
import { crud, type Outgoing, writeOptions } from './crud.ts'
import { request } from './request.ts'

const audience = 'staff'

/** Every call of the dashboard. Visitors' pages read with `content` and send through the outbox. */
export const api = {
  projects: crud(projects, audience),
  services: crud(services, audience),
  careers: crud(careers, audience),
  blogs: crud(blogs, audience),
  testimonials: crud(testimonials, audience),
  team: crud(team, audience),
  media: crud(media, audience),
  quoteRequests: crud(quoteRequests, audience),
  contactSubmissions: crud(contactSubmissions, audience),
  applications: {
    ...crud(applications, audience),
    setStatus: (id: string) =>
      writeOptions([applications.name, 'setStatus', id], (status: string) =>
        request(setApplicationStatus, { audience, id, input: { status } }),
      ),
  },
  // Who has an account is not for a lost phone to tell.
  admins: crud(admins, audience, false),
  summary: {
    read: () =>
      queryOptions({
        queryKey: ['summary', audience],
        queryFn: ({ signal }) => request(summary.read, { audience, signal }),
        meta: { savedFor: audience },
        gcTime: Number.POSITIVE_INFINITY,
      }),
    logActivity: () =>
      writeOptions(['activity'], (input: { activity: string; activityType: string }) =>
        request(summary.logActivity, { audience, input }),
      ),
  },
  settings: {
    read: () =>
      queryOptions({
        queryKey: ['settings', audience],
        queryFn: ({ signal }) => request(settings.read, { audience, signal }),
      }),
    saveGeneral: () => saving(settings.saveGeneral),
    saveBranding: (out?: Outgoing) => saving(settings.saveBranding, out),
    saveSocial: () => saving(settings.saveSocial),
    saveSeo: () => saving(settings.saveSeo),
  },
  search: (query: string, type?: SearchType) =>
    queryOptions({
      queryKey: ['search', audience, query, type ?? ''],
      queryFn: ({ signal }) => request(search, { audience, query: { query, type }, signal }),
    }),
}

function saving<Input>(endpoint: Endpoint<void, Input>, out?: Outgoing) {
  return writeOptions(['settings'], (input: Input) => request(endpoint, { audience, input, ...out?.() }))
}
