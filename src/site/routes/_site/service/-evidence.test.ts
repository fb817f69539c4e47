import { expect, test } from 'vitest'
import { disciplines } from '#src/company/disciplines.ts'
import { blog } from '#src/contract/blogs/record.ts'
import { quoteServices } from '#src/contract/options.ts'
import { project } from '#src/contract/projects/record.ts'
import { articlesOf, disciplineOf, projectsOf } from './-evidence.ts'

const serviceNamed = (name: string, category = '') => ({ name, category })
const projects = [
  { _id: '1', title: 'New PIPELINES, Brass', status: 'in-progress' },
  { _id: '2', title: 'Relocation of crude tank 11', status: 'completed' },
  { _id: '', title: 'A tank without an id' },
  { _id: '4', title: 'Second loading berth' },
  { _id: '5', title: 'Thank-you party' },
].map((one) => project.read(one) ?? project.missing)
const articles = [
  { _id: '1', title: 'How high?', tags: ['Civil', 'Tanks'] },
  { _id: '2', title: 'A HAZOP that ends', tags: [] },
  { _id: '3', title: 'Local content', tags: ['suppliers'] },
].map((one) => blog.read(one) ?? blog.missing)
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id)

test('every service of the quote form has its own discipline', () => {
  const foundDisciplines = quoteServices.map(({ label }) =>
    disciplineOf(serviceNamed(label, 'structural-eng')),
  )
  expect(foundDisciplines).toEqual([...disciplines])
})

test('a service gets its discipline by name, and none from an unknown name and category', () => {
  expect(disciplineOf(serviceNamed('Steel frames', 'structural-eng'))?.name).toBe('civil')
  expect(disciplineOf(serviceNamed('Instrumentation', 'instrumentation'))).toBeUndefined()
  expect(disciplineOf(serviceNamed(''))).toBeUndefined()
})

test('projects belong to a service by whole words of their titles, completed ones first', () => {
  expect(ids(projectsOf(serviceNamed('Mechanical Engineering'), projects))).toEqual(['2', '1'])
  expect(ids(projectsOf(serviceNamed('Civil Engineering'), projects))).toEqual(['4'])
  expect(projectsOf(serviceNamed('Project Management'), projects)).toEqual([])
  expect(projectsOf(serviceNamed(''), projects)).toEqual([])
})

test('articles belong to a service by a topic, or else by their title', () => {
  expect(articlesOf(serviceNamed('Civil Engineering'), articles)).toMatchObject([
    { article: { _id: '1' }, topic: 'Civil' },
  ])
  expect(articlesOf(serviceNamed('Process Engineering'), articles)).toMatchObject([
    { article: { _id: '2' }, topic: 'HAZOP' },
  ])
  expect(articlesOf(serviceNamed('Suppliers'), articles)).toMatchObject([{ article: { _id: '3' } }])
  expect(articlesOf(serviceNamed('Chemical Engineering'), articles)).toEqual([])
})
