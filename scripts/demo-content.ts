import { readdir, readFile } from 'node:fs/promises'
import { demoMark } from '#backend/base/demo-ids.ts'
import { newRow } from '#backend/base/new-row.ts'
import { type Change, insertion } from '#backend/ports/rows.ts'
import type { CollectionTable } from '#backend/schema.ts'
import { accounts } from '#mocks/accounts.ts'
import { malformedRecords, seeds } from '#mocks/seeds/index.ts'
import { settingsSeed } from '#mocks/seeds/settings.ts'
import { visitsSeed } from '#mocks/seeds/visits.ts'
import type { DemoTarget } from '#server/start.ts'
import { demoFollowUps } from './demo-follow-ups.ts'

const folder = new URL('../mocks/files/', import.meta.url)
/** Folder of visitors' files. The others are the company's. */
const privateFolder = new URL('private/', folder)

interface DemoOptions {
  /** Whether most enquiries have follow-ups, and the site has visits. */
  isInUse?: boolean
}

/** Fills empty rows with the demonstration content, in one transaction: well-formed rows, their files, two accounts. */
export async function fillWithDemo(
  { rows, files, passwords, now }: DemoTarget,
  { isInUse = false }: DemoOptions = {},
): Promise<void> {
  const changes: Change[] = []
  const addresses = new Map<string, string>()
  for (const place of [folder, privateFolder]) {
    for (const entry of await readdir(place, { withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = new File([await readFile(new URL(entry.name, place))], entry.name)
      const stored = await files.put(file, place === privateFolder)
      addresses.set(entry.name, stored.path)
      changes.push({ insert: 'files', row: stored.row })
    }
  }
  const moved = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value).replace(/\/uploads\/([\w.-]+)/g, (old, name) => addresses.get(name) ?? old),
    )

  const malformedIds = new Set(Object.values(malformedRecords).flatMap((list) => list.map(({ _id }) => _id)))
  const passwordById = new Map<string, string>(accounts.map(({ _id, password }) => [_id, password]))
  // Date undated records, such as people and pictures, in the past, so that they are no latest activities.
  const longAgo = new Date(now().getTime() - 500 * 24 * 60 * 60 * 1000)
  for (const [name, seed] of Object.entries(seeds)) {
    // Object.entries loses the type of the collection names.
    const table = name as CollectionTable
    for (const seedRow of seed(now()) as { _id: string }[]) {
      if (malformedIds.has(seedRow._id)) continue
      const row = newRow(table, moved(seedRow), longAgo)
      // Accounts without a published password get a random one, so no one can sign in with them.
      const password =
        table === 'admins' && (await passwords.hash(passwordById.get(row._id) ?? crypto.randomUUID()))
      changes.push(insertion(table, { ...row, ...(password && { password }) }))
    }
  }
  const changedAt = now().toISOString()
  // The site keeps the drawings of its build for logo and icons.
  const { branding: _, ...sections } = { ...settingsSeed, [demoMark]: {} }
  for (const [_id, section] of Object.entries(sections))
    changes.push({ insert: 'settings', row: { _id, value: JSON.stringify(moved(section)), changedAt } })
  if (isInUse) {
    for (const row of demoFollowUps(now())) changes.push({ insert: 'answers', row })
    for (const visit of visitsSeed(now()))
      changes.push({ insert: 'visits', row: newRow('visits', visit, longAgo) })
  }
  await rows.write(changes)
}
