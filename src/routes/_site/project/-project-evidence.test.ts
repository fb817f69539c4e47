import { expect, test } from 'vitest'
import { blog } from '#src/contract/records/blog-reads.ts'
import { testimonial } from '#src/contract/records/testimonial-reads.ts'
import { articleOf, testimonialOf } from './-project-evidence.tsx'

const said = ['', 'Lantern Terminals', 'Ironwood Steel'].map(
  (company) =>
    testimonial.read({ _id: company, company, testimonial: 'They moved it.' }) ?? testimonial.missing,
)
const articles = [
  { _id: '1', title: 'A checklist', tags: ['commissioning'], author: 'Tamuno Briggs' },
  { _id: '2', title: 'How high?', tags: ['civil', 'tanks'], author: { name: 'Femi Alabi' } },
].map((article) => blog.read(article) ?? blog.missing)

test('a client is quoted only on its own projects', () => {
  expect(testimonialOf({ client: ' lantern terminals', status: 'completed' }, said)?._id).toBe(
    'Lantern Terminals',
  )
  expect(testimonialOf({ client: 'Lantern', status: 'completed' }, said)).toBeUndefined()
  expect(testimonialOf({ client: '', status: 'completed' }, said)).toBeUndefined()
  const wordless = said.map((entry) => ({ ...entry, testimonial: ' ' }))
  expect(testimonialOf({ client: 'Lantern Terminals', status: 'completed' }, wordless)).toBeUndefined()
})

test('a project that is not completed shows no quote of its client', () => {
  for (const status of ['planning', 'in-progress', 'on-hold', ''])
    expect(testimonialOf({ client: 'Lantern Terminals', status }, said)).toBeUndefined()
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
