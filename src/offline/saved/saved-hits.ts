import type { QueryClient } from '@tanstack/react-query'
import type { Audience } from '#src/api/request.ts'
import { blogs } from '#src/contract/blogs.ts'
import { careers } from '#src/contract/careers.ts'
import type { Collection } from '#src/contract/collection.ts'
import { type SearchType, searchTypes } from '#src/contract/options.ts'
import { projects } from '#src/contract/projects.ts'
import { type Hit, hitOf } from '#src/contract/search-hits.ts'
import { services } from '#src/contract/services.ts'
import { testimonials } from '#src/contract/testimonials.ts'
import { plainText } from '#src/ui/text/plain-text.ts'
import { hasWords } from '#src/ui/text/search-words.ts'

/**
 * What the lists that this device has answer to a search, for where the backend cannot be asked: all words must occur
 * in what is shown of a record. Undefined where the device has none of them.
 */
export function savedHits(client: QueryClient, audience: Audience, query: string): Hit[] | undefined {
  const lists = searchTypes.flatMap((type) => {
    const hits = readHits[type](client, audience)
    return hits ? [hits] : []
  })
  if (lists.length === 0) return undefined
  return lists
    .flat()
    .filter(({ title, text, terms }) => hasWords([title, plainText(text), ...terms].join(' '), query))
}

type ReadHits = (client: QueryClient, audience: Audience) => Hit[] | undefined

const readHits: Record<SearchType, ReadHits> = {
  blogs: hitsIn('blogs', blogs),
  projects: hitsIn('projects', projects),
  careers: hitsIn('careers', careers),
  services: hitsIn('services', services),
  testimonials: hitsIn('testimonials', testimonials),
}

function hitsIn<Item extends { _id: string }>(
  type: SearchType,
  { name, words }: Pick<Collection<Item>, 'name' | 'words'>,
): ReadHits {
  return (client, audience) =>
    client.getQueryData<Item[]>([name, audience, 'list'])?.map((item) => hitOf(type, item._id, words(item)))
}
