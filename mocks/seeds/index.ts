import type { Row } from '#backend/memory/table.ts'
import type { collections } from '#src/contract/index.ts'
import * as admins from './admins.ts'
import * as applications from './applications.ts'
import * as blogs from './blogs.ts'
import * as careers from './careers.ts'
import * as contactSubmissions from './contact-submissions.ts'
import * as media from './media.ts'
import * as projects from './projects.ts'
import * as quoteRequests from './quote-requests.ts'
import * as services from './services.ts'
import * as team from './team.ts'
import * as testimonials from './testimonials.ts'

type Name = keyof typeof collections

interface Seed {
  /** Returns realistic rows, identical at every start. */
  seed: (now: Date) => object[]
  /** Half-empty, unreadable, and hostile rows from old imports, other programs, and attackers. */
  malformedRows: Row[]
}

const all: Record<Name, Seed> = {
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

/** Rows of each collection: those of the year before `now`, then the malformed ones. */
export const seeds = each(({ seed, malformedRows }) => (now: Date) => [...seed(now), ...malformedRows])

/** Malformed records, included with the simulated fault `malformed`, and in tests. */
export const malformedRecords = each(({ malformedRows }) => malformedRows)

function each<Made>(make: (seed: Seed) => Made): Record<Name, Made> {
  const made = Object.entries(all).map(([name, seed]) => [name, make(seed)])
  // Object.entries and fromEntries lose the type of the names.
  return Object.fromEntries(made) as Record<Name, Made>
}
