import type { QueryClient } from '@tanstack/react-query'
import type { Audience } from '#src/api/call/request.ts'
import { blogReads } from '#src/contract/blogs/record.ts'
import { careerReads } from '#src/contract/careers/record.ts'
import { type SearchType, searchTypes } from '#src/contract/options.ts'
import { projectReads } from '#src/contract/projects/record.ts'
import type { Reads } from '#src/contract/schema/reads.ts'
import { rankBy, type Searched, searchText } from '#src/contract/search/compare/rank.ts'
import { type Hit, hitOf } from '#src/contract/search/compare/search-hits.ts'
import { serviceReads } from '#src/contract/services/record.ts'
import { testimonialReads } from '#src/contract/testimonials/record.ts'
import { plainText } from '#src/ui/text/plain-text.ts'

/**
 * Searches the cached lists: best matches first. Undefined if none is cached.
 *
 * @param adjust changes the searched text of a record, for example by adding synonyms
 */
export function savedHits(
  client: QueryClient,
  audience: Audience,
  query: string,
  adjust: (searched: Searched) => Searched = (searched) => searched,
): Hit[] | undefined {
  const lists = searchTypes.flatMap((type) => {
    const hits = readHits[type](client, audience)
    return hits ? [hits] : []
  })
  if (lists.length === 0) return undefined
  return [...rankBy(lists.flat(), (hit) => adjust(searchedOf(hit)), query)]
}

const searchedOf = ({ title, text, terms }: Hit): Searched => ({
  title: searchText(title),
  text: searchText([plainText(text), ...terms].join(' ')),
})

type ReadHits = (client: QueryClient, audience: Audience) => Hit[] | undefined

const readHits: Record<SearchType, ReadHits> = {
  blogs: hitsIn('blogs', blogReads),
  projects: hitsIn('projects', projectReads),
  careers: hitsIn('careers', careerReads),
  services: hitsIn('services', serviceReads),
  testimonials: hitsIn('testimonials', testimonialReads),
}

function hitsIn<Item extends { _id: string }>(
  type: SearchType,
  { name, words }: Pick<Reads<Item>, 'name' | 'words'>,
): ReadHits {
  return (client, audience) =>
    client.getQueryData<Item[]>([name, audience, 'list'])?.map((item) => hitOf(type, item._id, words(item)))
}
