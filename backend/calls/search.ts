import { limitConcurrency } from '#backend/base/limit-concurrency.ts'
import { ApiError } from '#backend/errors.ts'
import { type Call, route } from '#backend/http/call.ts'
import { originOf } from '#backend/http/client-network.ts'
import { limit } from '#backend/http/rate-limits.ts'
import { rates, searchLimits } from '#backend/policy.ts'
import type { Ports } from '#backend/ports/ports.ts'
import type { Fields, Row } from '#backend/ports/rows.ts'
import { isVisible, withFileAddresses } from '#backend/records/shown.ts'
import type { SearchedTable } from '#backend/searched-columns.ts'
import { type SearchType, searchTypes } from '#src/contract/options.ts'
import { bestOf, searchWords, shareOf } from '#src/contract/search/compare/rank.ts'
import { search } from '#src/contract/search/search.ts'

const results: Record<SearchType, (row: Row) => Record<string, unknown>> = {
  blogs: ({ _id, title, description }) => ({ _id, title, description }),
  // The API has both names. Projects have no technologies, and careers (below) no requirements.
  projects: ({ _id, title, description }) => ({ _id, name: title, title, description, technologies: [] }),
  careers: ({ _id, title, description }) => ({ _id, title, description, requirements: [] }),
  services: ({ _id, name, shortDescription }) => ({ _id, name, description: shortDescription }),
  testimonials: ({ _id, testimonial, name, company }) => ({ _id, testimonial, name, company }),
}

export const searchRoute = route(search, async (call) => {
  const words = searchWords(call.query('query'))
  const type = call.query('type')
  const kinds = searchTypes.filter((name) => words.length > 0 && (type === '' || type === name))
  const rankedRows = await inTurn(call, async () => {
    const matches = []
    // Search one kind after the other, so that other calls get their turn.
    for (const name of kinds)
      for (const match of await visibleMatches(name, words, call)) matches.push({ name, ...match })
    return bestOf(matches)
  })
  const groups = searchTypes.map((name) => {
    const rows = rankedRows.filter((match) => match.name === name).map(({ row }) => row)
    return [name, rows.map((row) => withFileAddresses(results[name](row), call))]
  })
  return { body: Object.fromEntries(groups) }
})

/** Returns the rows of a filtered list that match most words, best first. */
export async function searchTable(name: SearchedTable, words: readonly string[], where: Fields, call: Call) {
  const matches = await inTurn(call, () => visibleMatches(name, words, call, where))
  return bestOf(matches, shareOf.filter).map(({ row }) => row)
}

async function visibleMatches(name: SearchedTable, words: readonly string[], call: Call, where?: Fields) {
  const matches: { row: Row; score: number }[] = []
  for await (const part of call.ports.rows.search(name, words, where)) {
    matches.push(...part.filter(({ row }) => isVisible(name, row, call)))
    if (matches.length >= searchLimits.results) break
  }
  return matches.slice(0, searchLimits.results)
}

const queues = new WeakMap<Ports['rows'], ReturnType<typeof limitConcurrency>>()

/** @throws {ApiError} search-busy or too-many-searches when too many searches wait, or when the caller searches too often */
async function inTurn<Result>({ ports, caller, person }: Call, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(ports.rows) ?? limitConcurrency(searchLimits.running)
  queues.set(ports.rows, queue)
  if (queue.waiting() >= searchLimits.waiting) throw busy()
  await limit(ports, ['search', person?._id ?? originOf(caller)], rates.search, tooMany)
  // Other searches may have arrived meanwhile.
  if (queue.waiting() >= searchLimits.waiting) throw busy()
  return queue(work)
}

const tooMany = 'too-many-searches'
const busy = () => new ApiError('search-busy')
