import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { day } from '#backend/base/durations.ts'
import { newRow } from '#backend/base/new-row.ts'
import { collectionNames } from '#backend/base/words.ts'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { allOf, insertion, type Rows } from '#backend/ports/rows.ts'
import { referencedFiles } from '#backend/records/referenced-files.ts'
import type { TableName } from '#backend/schema.ts'
import { type OpenRows, openRows } from '#server/database/open-rows.ts'
import { type OpenFiles, openFiles } from '#server/files/open-files.ts'
import { removeOrphanedFiles } from '#server/files/orphaned-files.ts'
import { sweepJob } from '#server/jobs/start-jobs.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections } from '#src/contract/index.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { settings } from '#src/contract/settings/calls.ts'
import { examples } from '#tests/contract/examples.ts'
import { newFolder, postgresTarget, sqliteTarget } from '#tests/support/databases.ts'

describe.each([sqliteTarget(), postgresTarget({ isDurable: false })])('files on $name', (target) => {
  let open: OpenRows
  let rows: Rows
  let files: OpenFiles
  let dataDir: string
  let now: Date
  const later = (days: number) => {
    now = new Date(now.getTime() + days * day)
  }
  const sweep = () => sweepJob({ rows, files, now: () => now }).run(new AbortController().signal)

  beforeEach(async () => {
    now = new Date()
    open = await openRows(await target.place())
    rows = open.rows
    dataDir = newFolder('orphaned')
    files = await openFiles({ dataDir, rows, now: () => now })
  })
  afterEach(async () => {
    await open.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  afterAll(() => target.remove())

  async function kept(isPrivate = false) {
    const { path, row } = await files.put(new File(['text'], 'list.txt'), isPrivate)
    await rows.write([{ insert: 'files', row }])
    return path
  }
  const add = (table: TableName, fields: object) =>
    rows.write([insertion(table, newRow(table, { ...fields }, now))])
  const status = async (path: string) =>
    (await files.respond(new Request(files.address(path, 'https://site.test')))).status
  async function bytes() {
    let count = 0
    for await (const _ of files.store.list()) count += 1
    return count
  }

  test('the document of a deleted service is deleted a day after the first sweep, with its bytes', async () => {
    const document = await kept()
    await add('services', { _id: 'pumps', document })
    later(3)
    await sweep()
    await rows.write([{ remove: 'services', id: 'pumps' }])
    await sweep()
    expect(await status(document)).toBe(200)
    later(0.9)
    await sweep()
    expect(await status(document)).toBe(200)
    later(0.2)
    await sweep()
    expect([await status(document), await bytes()]).toEqual([404, 0])
    expect(await allOf(rows.list('audit'))).toMatchObject([
      { actor: 'system', action: 'sweep', target: 'files: 1' },
    ])
  })

  test('a file that a record, a gallery, an article or the settings name stays, however old it is', async () => {
    const paths: string[] = []
    for (let count = 0; count < 7; count += 1) paths.push(await kept(count === 0))
    const [resumeUrl = '', one = '', two = '', cover = '', inText = '', elsewhere = '', logo = ''] = paths
    await add('applications', { resumeUrl })
    await add('projects', { gallery: [one, two] })
    const content = `<p>See <img src="${inText}?w=640"> <a href="https://old.test${elsewhere}">this</a></p>`
    await add('blogs', { slug: 'a', coverImage: cover, content })
    await add('settings', { _id: 'branding', value: JSON.stringify({ logo }) })
    for (let count = 0; count < 4; count += 1) {
      later(2)
      await sweep()
    }
    expect(await rows.count('files', { where: { orphanedSince: null } })).toBe(paths.length)
    expect(await bytes()).toBe(paths.length)
  })

  test('a file that is named again within a day stays, and a new file has a day', async () => {
    const cover = await kept()
    later(2)
    await removeOrphanedFiles(rows, now)
    const young = await kept()
    await add('blogs', { slug: 'a', content: `<img src="${cover}">` })
    later(0.9)
    expect(await removeOrphanedFiles(rows, now)).toBe(0)
    expect(await rows.count('files', { where: { orphanedSince: null } })).toBe(2)
    await rows.write([{ removeAll: 'blogs', where: { slug: 'a' } }])
    later(0.5)
    expect(await removeOrphanedFiles(rows, now)).toBe(0)
    expect([await status(cover), await status(young)]).toEqual([200, 200])
    later(1.1)
    expect(await removeOrphanedFiles(rows, now)).toBe(2)
  })

  test('a sweep deletes many files in one run', async () => {
    const { row } = await files.put(new File(['text'], 'list.txt'), false)
    const many = Array.from({ length: 1_200 }, (_, index) => ({ ...row, _id: `${index}-${row._id}` }))
    await rows.write(many.map((one) => ({ insert: 'files', row: one })))
    later(2)
    expect(await removeOrphanedFiles(rows, now)).toBe(0)
    later(2)
    expect(await removeOrphanedFiles(rows, now)).toBe(1_200)
    expect(await rows.count('files')).toBe(0)
  })
})

test('every file that a call stores is named by the rows that it writes', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.superAdmin)
  for (const name of collectionNames) {
    const calls: Partial<Record<Verb, Endpoint>> = collections[name].endpoints
    if (!calls.create || name === 'admins') continue
    const response = await backend.send(calls.create, { token, input: examples[name].input('Named') })
    expect([name, response.status]).toEqual([name, 201])
  }
  const picture = new File(['GIF89a'], 'x.png', { type: 'image/png' })
  const branding = { logo: picture, favicon: picture, socialMediaPreview: picture }
  const saved = await backend.send(settings.saveBranding, { token, input: branding })
  expect([saved.status, await saved.json()]).toEqual([200, expect.anything()])
  const named: string[] = []
  for await (const name of referencedFiles(backend.ports.rows)) named.push(name)
  const kept = backend.tables.files.all().map(({ _id }) => _id)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((name) => !named.includes(name))).toEqual([])
})
