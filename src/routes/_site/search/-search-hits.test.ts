import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { content } from '#src/api/content.ts'
import { blog } from '#src/contract/blogs.ts'
import { searchResults } from '#src/contract/search.ts'
import { service } from '#src/contract/services.ts'
import { hitsOf } from './-search-hits.ts'
import { searchSaved } from './-search-saved.ts'

test('results become hits in the order of the tabs, HTML becomes words, and every hit has a title', () => {
  const results = searchResults.parse({
    testimonials: [{ testimonial: 'Good work', company: 'Deltagrid' }],
    blogs: [{ _id: '1', description: '<p>Hot <b>tap</b></p>' }],
    projects: [{ _id: '2', title: 'By title' }, { _id: '3' }],
  })
  expect(hitsOf(results).map(({ type, _id, title, text }) => [type, _id, title, text])).toEqual([
    ['blogs', '1', 'Untitled article', 'Hot tap'],
    ['projects', '2', 'By title', ''],
    ['projects', '3', 'Untitled project', ''],
    ['testimonials', '', 'Deltagrid', 'Good work'],
  ])
})

test('saved lists are searched for all words, whatever their case and markup', () => {
  const client = new QueryClient()
  expect(searchSaved(client, 'tap')).toBeUndefined()
  client.setQueryData(content.blogs.list().queryKey, [
    blog.parse({ _id: '1', title: 'Hot tapping', description: '<p>Wel<b>ding</b></p>' }),
    blog.parse({ _id: '2', title: 'Hot work' }),
  ])
  client.setQueryData(content.services.list().queryKey, [
    service.parse({ _id: '3', name: 'Piping', shortDescription: 'Hot taps', fullDescription: 'welding' }),
  ])
  const found = searchSaved(client, ' HOT  welding')
  expect(found?.blogs.map(({ _id }) => _id)).toEqual(['1'])
  expect(found?.services).toMatchObject([{ _id: '3', name: 'Piping', description: 'Hot taps' }])
  expect(found?.projects).toEqual([])
})
