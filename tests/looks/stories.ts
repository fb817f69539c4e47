import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

export interface Story {
  id: string
  title: string
  name: string
}

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.string(),
      tags: z._default(z.array(z.string()), ['dev']),
    }),
  ),
})

/** Reads the stories of a built Storybook by title, without those hidden from it. */
export async function readStories(book: string): Promise<Map<string, Story[]>> {
  const { entries } = index.parse(JSON.parse(await readFile(path.join(book, 'index.json'), 'utf8')))
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('dev'))
  return Map.groupBy(stories, ({ title }) => title)
}

/**
 * Selects the titles that contain this text, ignoring case, and of them one shard.
 *
 * @param shard such as `2/5`
 */
export function selectStories<Value>(
  titles: Map<string, Value>,
  part: string,
  shard = '1/1',
): Map<string, Value> {
  const [number = 1, count = 1] = shard.split('/').map(Number)
  if (!(number >= 1 && number <= count)) throw new Error(`--shard ${shard}: write 1/4, 2/4 …`)
  const named = [...titles].filter(([title]) => title.toLowerCase().includes(part.toLowerCase()))
  return new Map(named.filter((_, position) => position % count === number - 1))
}
