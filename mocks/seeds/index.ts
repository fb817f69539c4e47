import type { collections } from '#src/contract/index.ts'
import { seed as admins } from './admins.ts'
import { seed as applications } from './applications.ts'
import { seed as blogs } from './blogs.ts'
import { seed as careers } from './careers.ts'
import { seed as contactSubmissions } from './contact-submissions.ts'
import { seed as media } from './media.ts'
import { seed as projects } from './projects.ts'
import { seed as quoteRequests } from './quote-requests.ts'
import { seed as services } from './services.ts'
import { seed as team } from './team.ts'
import { seed as testimonials } from './testimonials.ts'

/** What the emulated backend starts with, by collection: the year before `now`, and the same at every start. */
export const seeds: Record<keyof typeof collections, (now: Date) => object[]> = {
  projects,
  services,
  careers,
  blogs,
  testimonials,
  team,
  media,
  applications,
  quoteRequests,
  contactSubmissions,
  admins,
}
