import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { saltId } from '#backend/calls/visits.ts'
import { allOf, type Row } from '#backend/ports/rows.ts'
import { checkBackup, writeBackup } from '#server/backup/backup-file.ts'
import { moveRows, restoreBackup } from '#server/backup/restore.ts'
import { type OpenRows, openRows, type RowsOptions } from '#server/database/open-rows.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { keyOf, type Store } from '#server/files/store.ts'
import { hourlyBackupJob, tooMany } from '#server/jobs/hourly-backup.ts'
import { backUpInProcess } from '#server/jobs/own-process-backup.ts'
import { newFolder, postgresTarget, sqliteTarget } from '#tests/support/databases.ts'
import { blankRow } from '#tests/support/rows.ts'

const hour = 60 * 60 * 1000
const sqlite = sqliteTarget()
const postgres = postgresTarget({ isDurable: false })
afterAll(async () => {
  await sqlite.remove()
  await postgres.remove()
})

function newPlace() {
  const place = newFolder('backup')
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

async function openAt(place: RowsOptions): Promise<OpenRows> {
  const opened = await openRows(place)
  onTestFinished(() => opened.close())
  return opened
}

function openStore(place: string): Store {
  mkdirSync(`${place}/drafts`, { recursive: true })
  return openDiskStore(`${place}/files`, `${place}/drafts`)
}

/** Stores a submission as a server does: the file first, then record, file row, response, and mail in one write. */
async function submit({ rows }: OpenRows, store: Store, number: number) {
  const bytes = Buffer.from(`file ${number} `.repeat(1 + (number % 5000)))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = blankRow('files', { _id: `private-${number}.pdf`, size: bytes.length, hash, isPrivate: true })
  const quote = { _id: `q${number}`, companyName: `Ünï  “${number}” \n\t😀`, budget: number / 7 }
  await store.put(keyOf(file), { bytes: new Blob([bytes]), type: 'application/pdf', hash })
  await rows.write([
    { insert: 'files', row: file },
    {
      insert: 'quoteRequests',
      row: blankRow('quoteRequests', { ...quote, fileUrl: `/uploads/${file._id}` }),
    },
    { insert: 'replies', row: blankRow('replies', { _id: `r${number}`, body: `q${number}` }) },
  ])
}

/** Creates rows and files, and a backup made while more arrive. */
async function withBackup(count: number) {
  const place = newPlace()
  const opened = await openAt({ dataDir: `${place}/data` })
  const store = openStore(place)
  await opened.rows.write([
    { insert: 'admins', row: blankRow('admins', { _id: 'a', email: 'ada@company.test', password: 'hash' }) },
    { insert: 'sessions', row: blankRow('sessions', { _id: 's', adminId: 'a' }) },
    { insert: 'projects', row: blankRow('projects', { _id: 'p', team: ['Ada', 'Eve'], gallery: [] }) },
  ])
  for (let number = 0; number < count / 2; number++) await submit(opened, store, number)
  let isWriting = true
  const writing = (async () => {
    for (let number = count / 2; isWriting || number < count; number++) await submit(opened, store, number)
  })()
  const file = `${place}/one.backup`
  const backup = await writeBackup(file, { ...opened, store, now: new Date() })
  isWriting = false
  await writing
  return { place, opened, store, file, backup }
}

it.each([sqlite, postgres])(
  'a backup that was made under load is restored into $name, rows and files byte for byte',
  async (target) => {
    const { place, file, backup, store } = await withBackup(400)
    expect(backup.missing).toBe(0)
    const restored = await openAt(await target.place())
    const restoredStore = openStore(`${place}/restored`)
    const result = await restoreBackup(file, await checkBackup(file), {
      opened: restored,
      store: restoredStore,
    })
    expect(result).toEqual({ rows: 3 * backup.files + 2, files: backup.files, missing: [], damaged: [] })
    expect(backup.files).toBeGreaterThanOrEqual(200)

    // Snapshot: each record has its file and its response.
    const quotes = await allOf(restored.rows.list('quoteRequests'))
    const files = new Map((await allOf(restored.rows.list('files'))).map((row) => [row._id, row]))
    const replies = new Set((await allOf(restored.rows.list('replies'))).map(({ body }) => body))
    expect(quotes).toHaveLength(backup.files)
    for (const quote of quotes) {
      expect(replies).toContain(quote._id)
      const row = files.get(String(quote.fileUrl).replace('/uploads/', ''))
      const bytes = async (from: Store) =>
        row && (await new Response((await from.get(keyOf(row)))?.body).text())
      expect(await bytes(restoredStore)).toBe(await bytes(store))
    }
    expect(await restored.rows.find('projects', 'p')).toMatchObject({ team: ['Ada', 'Eve'], gallery: [] })
    // Sessions are not restored.
    expect(await restored.rows.count('sessions')).toBe(0)

    await expect(
      restoreBackup(file, await checkBackup(file), { opened: restored, store: restoredStore }),
    ).rejects.toThrow('The target has records already')
  },
)

it('a restore is refused while a server is running', async () => {
  const { file, store } = await withBackup(2)
  const place = await postgres.place()
  const [server, restored] = [await openAt(place), await openAt(place)]
  const lock = await server.lock('jobs')
  await expect(restoreBackup(file, await checkBackup(file), { opened: restored, store })).rejects.toThrow(
    'A server is running',
  )
  await lock?.release()
  expect(await restored.rows.count('quoteRequests')).toBe(0)
})

it('a move from SQLite to PostgreSQL keeps all rows, including sessions', async () => {
  const { opened } = await withBackup(1200)
  const target = await openAt(await postgres.place())
  const count = await moveRows(opened, target)
  for (const table of ['quoteRequests', 'replies', 'files', 'admins', 'sessions', 'projects'] as const) {
    const sorted = async (from: OpenRows) =>
      (await allOf(from.rows.list(table))).sort((one: Row, other: Row) => (one._id < other._id ? -1 : 1))
    expect(await sorted(target)).toEqual(await sorted(opened))
  }
  expect(count).toBe(3 * (await opened.rows.count('files')) + 3)
  await expect(moveRows(opened, target)).rejects.toThrow('The target has records already')
})

function isSame(zipped: Buffer, plain: Buffer): boolean {
  try {
    return gunzipSync(zipped).equals(plain)
  } catch {
    return false
  }
}

it('a backup that is damaged, cut off or longer than before is rejected', async () => {
  const { file, place } = await withBackup(6)
  const whole = readFileSync(file)
  const plain = gunzipSync(whole)
  const lines = plain.toString('utf8').split('\n')
  const damaged = `${place}/damaged.backup`
  const cases: Buffer[] = [
    Buffer.alloc(0),
    Buffer.from('nothing of the kind'),
    gzipSync(Buffer.concat([plain, Buffer.from('{"file":"more"}\n')])),
    // Valid gzip, but a line is missing or changed, or the end is missing.
    gzipSync(lines.filter((_, index) => index !== 1).join('\n')),
    gzipSync(lines.map((line) => line.replace('ada@', 'eve@')).join('\n')),
    gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
  ]
  for (let at = 11; at < whole.length; at += 97) {
    cases.push(whole.subarray(0, at))
    const flipped = Buffer.from(whole)
    flipped[at] = (flipped[at] ?? 0) ^ 0x10
    // A flipped bit between two blocks may have no effect. The backup is then complete.
    if (!isSame(flipped, plain)) cases.push(flipped)
  }
  expect(cases.length).toBeGreaterThan(20)
  for (const bytes of cases) {
    writeFileSync(damaged, bytes)
    await expect(checkBackup(damaged)).rejects.toThrow(
      `${damaged} is damaged or not whole: use another backup.`,
    )
  }
  await expect(checkBackup(file)).resolves.toBeDefined()
})

it('a backup that could not be written leaves no file', async () => {
  const { place, opened } = await withBackup(2)
  const store = {
    get: () => Promise.reject(new Error('the disk is gone')),
  }
  const file = `${place}/two.backup`
  await expect(writeBackup(file, { ...opened, store, now: new Date() })).rejects.toThrow('the disk is gone')
  await expect(writeBackup(`${place}/no/such/folder`, { ...opened, store, now: new Date() })).rejects.toThrow(
    'ENOENT',
  )
  expect(readdirSync(place).filter((name) => name.includes('two'))).toEqual([])
})

it('the hourly job writes a backup that is restored with the files beside it', async () => {
  const { place, opened, store } = await withBackup(10)
  const count = await opened.rows.count('files')
  let now = Date.parse('2026-01-01T09:00:00.000Z')
  const folder = `${place}/backups`
  const files = { folder: `${place}/files`, list: store.list }
  // The database is open here, as in a server.
  const found: (readonly string[])[] = []
  const write = (file: string, signal: AbortSignal) =>
    backUpInProcess({ dataDir: `${place}/data`, file, signal, onCheck: (findings) => found.push(findings) })
  const isDeletionAllowed = async () => true
  const { run } = hourlyBackupJob({ write, folder, files, now: () => new Date(now), isDeletionAllowed })
  const signal = new AbortController().signal
  expect(await run(signal)).toBe(hour)
  now += hour / 4
  expect(await run(signal)).toBe((3 * hour) / 4)
  now += (3 * hour) / 4
  await run(signal)
  const names = readdirSync(folder).filter((name) => name.endsWith('.backup'))
  expect(names).toEqual(['2026-01-01T09-00-00Z.backup', '2026-01-01T10-00-00Z.backup'])
  // Each backup checked the rows and found no fault.
  expect(found).toEqual([[], []])

  const file = path.join(folder, names[1] ?? '')
  // Deleted files are still in the backup.
  rmSync(`${place}/files`, { recursive: true })
  const restored = await openAt(await sqlite.place())
  const result = await restoreBackup(file, await checkBackup(file), {
    opened: restored,
    store: openStore(`${place}/again`),
  })
  expect(result).toMatchObject({ files: count, missing: [], damaged: [] })
  expect(existsSync(`${place}/again/files/private`)).toBe(true)
})

/** Returns the content of a folder after another hourly backup, without the earlier files. */
async function afterOneMore(before: readonly string[], isDeletionAllowed = async () => true) {
  const place = newPlace()
  const folder = path.join(place, 'backups')
  mkdirSync(folder)
  for (const name of before) writeFileSync(path.join(folder, name), '')
  const now = () => new Date('2026-01-01T09:00:00.000Z')
  const write = (file: string) => writeFile(file, 'rows')
  const { run } = hourlyBackupJob({ write, folder, now, isDeletionAllowed })
  expect(await run(new AbortController().signal)).toBe(hour)
  return readdirSync(folder).sort()
}

it('a backup from a clock that was ahead does not prevent new backups', async () => {
  expect(await afterOneMore(['2026-02-10T09-00-00Z.backup'])).toContain('2026-01-01T09-00-00Z.backup')
})

/** Returns the newest half-yearly backups of twenty years. */
const halfYearly = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${2025 - Math.floor(index / 2)}-${index % 2 ? '03' : '09'}-01T09-00-00Z.backup`,
  ).sort()

it('the newest 24 backups stay, whatever the clock says', async () => {
  const kept = await afterOneMore(halfYearly(40))
  expect(kept).toEqual([...halfYearly(23), '2026-01-01T09-00-00Z.backup'])
})

it('no backup is deleted once the check of the new backup has found damage', async () => {
  const answers = [true, false]
  const kept = await afterOneMore(halfYearly(40), async () => answers.shift() ?? false)
  expect(kept).toEqual([...halfYearly(40), '2026-01-01T09-00-00Z.backup'])
})

it('no backup is deleted while deletion is paused', async () => {
  const kept = await afterOneMore(halfYearly(40), async () => false)
  expect(kept).toEqual([...halfYearly(40), '2026-01-01T09-00-00Z.backup'])
})

/** Returns the id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

it('the next backup deletes unfinished backups of killed processes and keeps those of running ones', async () => {
  const killed = await endedProcess()
  const running = `by-hand.backup.${process.ppid}.unfinished-backup`
  expect(
    await afterOneMore([
      '2025-12-01T09-00-00Z.backup.part',
      `2025-12-02T09-00-00Z.backup.${killed}.unfinished-backup`,
      // In a container, every start has the same process id.
      `before-moving.${process.pid}.unfinished-backup`,
      running,
    ]),
  ).toEqual(['2026-01-01T09-00-00Z.backup', running])

  const place = newPlace()
  const opened = await openAt({ dataDir: `${place}/data` })
  writeFileSync(`${place}/yesterday.${killed}.unfinished-backup`, 'personal data')
  let mode = 0
  const store = {
    get: async () => {
      const [name = ''] = readdirSync(place).filter((one) => one.endsWith('unfinished-backup'))
      mode = statSync(path.join(place, name)).mode & 0o777
      return undefined
    },
  }
  await opened.rows.write([{ insert: 'files', row: blankRow('files', { _id: 'a' }) }])
  await writeBackup(`${place}/today`, { ...opened, store, now: new Date() })
  expect(readdirSync(place).sort()).toEqual(['data', 'today'])
  if (process.platform !== 'win32')
    expect([mode, statSync(`${place}/today`).mode & 0o777]).toEqual([0o600, 0o600])
})

it('a backup contains no salt that could identify visitors', async () => {
  const place = newPlace()
  const opened = await openAt({ dataDir: `${place}/data` })
  const secret = (_id: string) => ({
    insert: 'secrets' as const,
    row: { _id, value: `value of ${_id}`, createdAt: new Date(0).toISOString() },
  })
  await opened.rows.write([secret(saltId), secret('push')])
  const file = `${place}/one.backup`
  await writeBackup(file, { ...opened, now: new Date() })
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  expect(text).toContain('value of push')
  expect(text).not.toContain(`value of ${saltId}`)
})

it('an hourly backup that fails or is stopped leaves no file', async () => {
  const { place } = await withBackup(2)
  const never = new AbortController().signal
  const onCheck = () => undefined
  const file = `${place}/two.backup`
  const failed = backUpInProcess({ dataDir: `${place}/none`, file, signal: never, onCheck })
  await expect(failed).rejects.toMatchObject({
    message: expect.stringContaining('ended with 1'),
    // The log gets the kind of the error with its code.
    code: expect.stringMatching(/^\w+( \w+)?$/),
  })
  const stopping = new AbortController()
  const ended = backUpInProcess({ dataDir: `${place}/data`, file, signal: stopping.signal, onCheck })
  stopping.abort()
  await expect(ended).rejects.toThrow('ended with null')
  expect(readdirSync(place).filter((name) => name.includes('two'))).toEqual([])
})

it('backups stay for a day, then one a day for two weeks, then one a month for a year', () => {
  const start = Date.parse('2024-06-15T00:00:00.000Z')
  let kept: { name: string; timestamp: number }[] = []
  for (let hours = 0; hours < 3 * 365 * 24; hours++) {
    const timestamp = start + hours * hour
    kept.push({ name: new Date(timestamp).toISOString(), timestamp })
    const gone = tooMany(kept, new Date(timestamp))
    kept = kept.filter(({ name }) => !gone.includes(name))
  }
  const ages = kept.map(({ timestamp }) => (start + (3 * 365 * 24 - 1) * hour - timestamp) / hour)
  expect(ages.filter((age) => age <= 24)).toHaveLength(25)
  const days = ages.filter((age) => age > 24 && age <= 14 * 24)
  expect(days.length).toBeGreaterThanOrEqual(12)
  expect(days.length).toBeLessThanOrEqual(14)
  const months = ages.filter((age) => age > 14 * 24)
  expect(months.length).toBeGreaterThanOrEqual(11)
  expect(months.length).toBeLessThanOrEqual(13)
})
