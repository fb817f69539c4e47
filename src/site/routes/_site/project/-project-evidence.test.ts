import { expect, test } from 'vitest'
import { blog } from '#src/contract/blogs/record.ts'
import { testimonial } from '#src/contract/testimonials/record.ts'
import { articleOf, testimonialOf } from './-project-evidence.tsx'

const testimonials = ['', 'Lantern Terminals', 'Ironwood Steel'].map(
  (company) =>
    testimonial.read({ _id: company, company, testimonial: 'They moved it.' }) ?? testimonial.missing,
)
const articles = [
  { _id: '1', title: 'A checklist', tags: ['commissioning'], author: 'Tamuno Briggs' },
  { _id: '2', title: 'How high?', tags: ['civil', 'tanks'], author: { name: 'Femi Alabi' } },
].map((article) => blog.read(article) ?? blog.missing)

test('a client is quoted only on its own projects', () => {
  expect(testimonialOf({ client: ' lantern terminals', status: 'completed' }, testimonials)?._id).toBe(
    'Lantern Terminals',
  )
  expect(testimonialOf({ client: 'Lantern', status: 'completed' }, testimonials)).toBeUndefined()
  expect(testimonialOf({ client: '', status: 'completed' }, testimonials)).toBeUndefined()
  const wordless = testimonials.map((entry) => ({ ...entry, testimonial: ' ' }))
  expect(testimonialOf({ client: 'Lantern Terminals', status: 'completed' }, wordless)).toBeUndefined()
})

test('a project that is not completed shows no quote of its client', () => {
  for (const status of ['planning', 'in-progress', 'on-hold', ''])
    expect(testimonialOf({ client: 'Lantern Terminals', status }, testimonials)).toBeUndefined()
})

test('an article belongs to a project by its tags, or else by its author', () => {
  const team = ['Tamuno Briggs']
  expect(articleOf({ title: 'Relocation of crude tank 11', team }, articles)).toMatchObject({
    article: { _id: '2' },
    reason: 'On tanks',
  })
  expect(articleOf({ title: 'Jetty', team }, articles)).toMatchObject({
    article: { _id: '1' },
    reason: 'By Tamuno Briggs, of this project’s team',
  })
  expect(articleOf({ title: 'Jetty', team: [] }, articles)).toBeUndefined()
})
