import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { content } from '#src/api/content.ts'
import { blog } from '#src/contract/blogs/record.ts'
import { service } from '#src/contract/services/record.ts'
import { savedHits } from './saved-hits.ts'

test('cached lists are searched in any case, with or without diacritics, best first, for one audience', () => {
  const client = new QueryClient()
  expect(savedHits(client, 'visitor', 'tap')).toBeUndefined()
  client.setQueryData(content.blogs.list().queryKey, [
    { ...blog.missing, _id: '1', title: 'Hot tapping', description: '<p>Wel<b>ding</b></p>' },
    { ...blog.missing, _id: '2', title: 'Hot work', author: 'Ọlábísí'.normalize('NFD') },
  ])
  client.setQueryData(content.services.list().queryKey, [
    {
      ...service.missing,
      _id: '3',
      name: 'Piping',
      shortDescription: 'Hot taps',
      fullDescription: 'welding',
    },
  ])
  expect(savedHits(client, 'visitor', ' HOT  welding')?.map(({ type, _id }) => [type, _id])).toEqual([
    ['blogs', '1'],
    ['services', '3'],
    ['blogs', '2'],
  ])
  for (const query of ['Ọlábísí', 'Ọlábísí'.normalize('NFD'), 'Olabisi', 'OLABISI'])
    expect(savedHits(client, 'visitor', query)?.map(({ _id }) => _id)).toEqual(['2'])
  expect(savedHits(client, 'staff', 'hot')).toBeUndefined()
})
