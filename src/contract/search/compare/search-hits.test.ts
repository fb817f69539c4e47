import { expect, test } from 'vitest'
import { searchResults } from '#src/contract/search/search.ts'
import { hitsOf, searchTabs } from './search-hits.ts'

const results = {
  ...searchResults.missing,
  ...searchResults.read({
    testimonials: [{ testimonial: 'Good work', company: 'Deltagrid' }],
    blogs: [{ _id: '1', description: '<p>Hot <b>tap</b></p>' }],
    projects: [{ _id: '2', title: 'By title', technologies: ['Hot tap', ''] }, { _id: '3' }],
  }),
}

test('search results become hits in the order of the tabs, each with a title', () => {
  expect(hitsOf(results).map(({ type, _id, title, terms }) => [type, _id, title, terms])).toEqual([
    ['blogs', '1', 'Untitled article', []],
    ['projects', '2', 'By title', ['Hot tap']],
    ['projects', '3', 'Untitled project', []],
    ['testimonials', '', 'Deltagrid', []],
  ])
})

test('the first search tab counts all results, and each other tab counts its own', () => {
  expect(searchTabs(hitsOf(results)).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'All Results 4',
    'Blogs 1',
    'Projects 2',
    'Careers 0',
    'Services 0',
    'Testimonials 1',
  ])
})
