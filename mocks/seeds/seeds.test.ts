import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTable } from '#backend/memory/table.ts'
import { accounts } from '#mocks/accounts.ts'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import { collections } from '#src/contract/index.ts'
import {
  contactSubjects,
  galleryCategories,
  projectStatuses,
  quoteServices,
  serviceCategories,
} from '#src/contract/options.ts'
import { galleryLimit } from '#src/contract/projects/input.ts'
import { countries } from '#src/contract/quote-requests/input.ts'
import { malformedRecords, seeds } from './index.ts'
import { settingsSeed } from './settings.ts'

type Name = keyof typeof seeds
type Row = Record<string, unknown>

const now = new Date('2026-11-21T10:00:00Z')
const names = Object.keys(seeds) as Name[]
const folders = ['../files/', '../files/private/'].map((folder) => new URL(folder, import.meta.url))

const rowsOf = (name: Name) => seeds[name](now) as Row[]
const believable = (name: Name) => rowsOf(name).slice(0, -malformedRecords[name].length)
const values = (name: Name, field: string) => believable(name).map((row) => row[field])
const everything = {
  ...Object.fromEntries(names.map((name) => [name, rowsOf(name)])),
  settingsSeed,
  accounts,
}

describe.each(names)('%s', (name) => {
  test('the seed has realistic rows, followed by malformed records', () => {
    expect(believable(name).length).toBeGreaterThan(3)
    expect(rowsOf(name).slice(believable(name).length)).toEqual(malformedRecords[name])
  })

  test('the seed is complete and harmless without its malformed records', () => {
    const text = JSON.stringify(believable(name))
    expect(text).not.toMatch(/javascript:|<script|onerror|\bundefined\b/)
    for (const row of believable(name)) {
      const empty = Object.entries(row).filter(([, value]) => value === null || value === undefined)
      expect(empty, String(row._id)).toEqual([])
    }
  })

  test('the seed is the same at every start', () => {
    expect(seeds[name](now)).toEqual(seeds[name](now))
  })

  test('the contract can read every row of the seed', () => {
    for (const row of rowsOf(name)) {
      expect(collections[name].record.read(row), JSON.stringify(row)).toBeDefined()
    }
  })

  test('the seed has only fields that the contract reads', () => {
    const fieldNames = Object.keys(collections[name].record.fields)
    for (const row of rowsOf(name)) expect(fieldNames).toEqual(expect.arrayContaining(Object.keys(row)))
  })
})

test('ids are 24 hex digits and unique', () => {
  const ids = names.flatMap((name) => rowsOf(name).map((row) => row._id))
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(String(id)))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('every status, category and subject occurs in the seeds', () => {
  expectEach(projectStatuses, values('projects', 'status'))
  expectEach(applicationStatuses, values('applications', 'status'))
  expectEach([{ value: 'reviewing' }, { value: 'talent pool' }], values('applications', 'status'))
  expectEach([{ value: 'draft' }, { value: 'published' }], values('blogs', 'status'))
  expectEach(galleryCategories, values('media', 'category'))
  expectEach(serviceCategories, values('services', 'category'))
  expectEach(contactSubjects, values('contactSubmissions', 'service'))
  expectEach(countries, values('quoteRequests', 'country'))
  expectEach(quoteServices, values('quoteRequests', 'service'))
  expectEach(quoteServices, values('services', 'name'))
  expect(values('media', 'isActive').filter((active) => active === false)).toHaveLength(1)
  expect(values('testimonials', 'isActive').filter((active) => active === false)).toHaveLength(1)
})

test('completed projects come before the other projects', () => {
  const isCompleted = createTable(believable('projects'))
    .all()
    .map(({ status }) => status === 'completed')
  expect(isCompleted.filter(Boolean).length).toBeGreaterThanOrEqual(3)
  expect(isCompleted.lastIndexOf(true)).toBeLessThan(isCompleted.indexOf(false))
})

test('picture fields of realistic rows name picture files', () => {
  const fields = ['imageUrl', 'coverImage', 'avatarUrl', 'photo', 'iconUrl']
  const pictures = names
    .flatMap((name) => fields.flatMap((field) => values(name, field)))
    .filter((picture) => picture !== undefined && picture !== '')
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((picture) => !/\.(webp|jpg|png|svg)$/.test(String(picture)))).toEqual([])
})

test('applications name existing jobs', () => {
  const jobs = new Map(believable('careers').map((job) => [job._id, job.title]))
  for (const { careerId, role } of believable('applications')) {
    if (careerId !== undefined) expect(jobs.get(careerId)).toBe(role)
  }
})

test('a project has two to five pictures, and room for one more', () => {
  for (const { title, gallery } of believable('projects')) {
    const count = (gallery as string[]).length
    expect(count, String(title)).toBeGreaterThanOrEqual(2)
    expect(count, String(title)).toBeLessThan(galleryLimit)
  }
})

test('articles have 350 to 700 words', () => {
  for (const { title, content } of believable('blogs')) {
    const words = String(content)
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
    expect(words.length, String(title)).toBeGreaterThanOrEqual(350)
    expect(words.length, String(title)).toBeLessThanOrEqual(700)
  }
})

describe('inboxes', () => {
  const dateFields = {
    applications: 'appliedAt',
    quoteRequests: 'createdAt',
    contactSubmissions: 'createdAt',
  }

  test.each(Object.entries(dateFields))('%s are dated within the last year, newest first', (name, field) => {
    const timestamps = values(name as Name, field).map((value) => new Date(String(value)).getTime())
    for (const timestamp of timestamps) {
      expect(timestamp).toBeLessThan(now.getTime())
      expect(timestamp).toBeGreaterThan(now.getTime() - 366 * 24 * 60 * 60 * 1000)
    }
    expect(timestamps).toEqual(timestamps.toSorted((a, b) => b - a))
  })
})

describe('files', () => {
  const named = new Set(
    textsIn(everything).flatMap((text) =>
      Array.from(text.matchAll(/\/uploads\/([\w./-]+)/g), ([, file]) => file),
    ),
  )
  const places = new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, new URL(name, folder)] as const),
    ),
  )
  const present = [...places.keys()]
  const placeOf = (name: string) => places.get(name) ?? ''

  test('every file that the seeds name exists', () => {
    expect([...named].filter((file) => !present.includes(String(file)))).toEqual([])
  })

  test('no seed file is unused', () => {
    expect(present.filter((file) => !named.has(file))).toEqual([])
  })

  test('seed files have at most 90 KB', () => {
    expect(present.filter((file) => statSync(placeOf(file)).size > 90 * 1024)).toEqual([])
  })

  test('seed documents are complete PDF files', () => {
    for (const file of present.filter((name) => name.endsWith('.pdf'))) {
      const text = readFileSync(placeOf(file), 'latin1')
      expect(text.startsWith('%PDF-'), file).toBe(true)
      expect(text.trimEnd().endsWith('%%EOF'), file).toBe(true)
      expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref'), file).toBe(true)
    }
  })
})

describe('fictional contact data', () => {
  test('e-mail addresses and hosts end in .example', () => {
    const addresses = textsIn(everything).flatMap((text) => [
      ...Array.from(text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g), ([, host]) => host),
      ...Array.from(text.matchAll(/https?:\/\/([^/\s"'<>)]+)/g), ([, host]) => host),
    ])
    expect(addresses.length).toBeGreaterThan(100)
    expect(addresses.filter((host) => !host?.endsWith('.example'))).toEqual([])
  })

  test('phone numbers come from the placeholder range', () => {
    const numbers = [
      ...values('applications', 'phone'),
      ...values('quoteRequests', 'phoneNumber'),
      ...values('contactSubmissions', 'phoneNumber'),
      ...textsIn(everything).flatMap((text) => text.match(/\+234[\d\s().-]{8,}\d|\b0[789]\d{9}\b/g) ?? []),
    ]
    expect(
      numbers.filter((number) => !/^(234)?0?800000\d{4}$/.test(String(number).replace(/\D/g, ''))),
    ).toEqual([])
  })
})

test('the two documented accounts have one role each, and no row contains a password', () => {
  expect(accounts.map(({ role }) => role)).toEqual(['admin', 'super_admin'])
  expect(rowsOf('admins').filter((row) => 'password' in row)).toEqual([])
})

function expectEach(options: readonly { value: string }[], present: unknown[]) {
  expect(present).toEqual(expect.arrayContaining(options.map(({ value }) => value)))
}

/** Returns all texts at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
