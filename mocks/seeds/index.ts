import type { collections } from '#src/contract/index.ts'
import { seed as admins } from './admins.ts'
import { seed as applications } from './applications.ts'
import { seed as blogs } from './blogs.ts'
import { seed as careers } from './careers.ts'
import { seed as contactSubmissions } from './contact-submissions.ts'
import { seed as media } from './media.ts'
import { oddRows } from './odd-rows.ts'
import { seed as projects } from './projects.ts'
import { seed as quoteRequests } from './quote-requests.ts'
import { seed as services } from './services.ts'
import { seed as team } from './team.ts'
import { seed as testimonials } from './testimonials.ts'

type Name = keyof typeof collections

const believable: Record<Name, (now: Date) => object[]> = {
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

/** The rows of a collection: those of the year before `now`, the same at every start, and then the odd ones. */
export const seeds = Object.fromEntries(
  Object.entries(believable).map(([name, rows]) => [
    name,
    (now: Date) => [...rows(now), ...oddRows[name as Name]],
  ]),
  // Object.entries and fromEntries forget the names.
) as typeof believable
