import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { knownQuery, namesOf } from '#src/site/render/query-names.ts'

const pages = 'src/site/routes/_site'

/** Returns the parameters that a page's sources read: those of its filters, and those that its route declares. */
function readBy(folder: string): string[] {
  const sources = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\./.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
  const filters = [...sources.matchAll(/\bname: '(\w+)',\s*label:/g)].map(([, name]) => name)
  const declared = [
    ...sources.matchAll(/validateSearch: \(\{ ([\w, ]+) \}/g),
    ...sources.matchAll(/loaderDeps: \(\{ search \}: \{ search: \{ ([\w]+)\?/g),
  ].flatMap(([, names = '']) => names.split(', '))
  const listed = [...sources.matchAll(/Filters = \[([^\]]+)\] as const/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  )
  return [...new Set([...filters, ...declared, ...listed])].filter((name) => name !== undefined).toSorted()
}

const folders = readdirSync(pages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('-'))
  .map(({ name }) => name)

test.each(folders)('the page /%s declares each parameter that it reads', (name) => {
  expect(namesOf(`/${name}`).toSorted()).toEqual(readBy(path.join(pages, name)))
})

test.each([
  ['/projects', '', ''],
  ['/projects', '?client=7', '?client=7'],
  ['/projects/', '?client=7', '?client=7'],
  ['/projects', '?utm_source=a&client=7&x', '?client=7'],
  ['/projects', '?clients=7&CLIENT=8&xclient=9', ''],
  ['/about', '?client=7', ''],
  ['/contact', '?subject=a%26b&fbclid=1', '?subject=a%26b'],
])('the page %s with the query “%s” reads %j', (at, query, known) => {
  expect(knownQuery(at, query)).toBe(known)
})
