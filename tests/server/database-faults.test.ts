import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PortError } from '#backend/ports/port-error.ts'
import { allOf, type Commit } from '#backend/ports/rows.ts'
import { type TableName, tables } from '#backend/schema.ts'
import { searchedColumns } from '#backend/searched-columns.ts'
import { searchColumn } from '#server/database/columns.ts'
import type { Engine } from '#server/database/engine.ts'
import { errorOf } from '#server/database/errors.ts'
import { migrate } from '#server/database/migrate.ts'
import { openRows, type RowsOptions } from '#server/database/open-rows.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { storedRows } from '#server/database/stored-rows.ts'
import { StartError } from '#server/errors.ts'
import { newFolder, postgresTarget, sqliteTarget } from '#tests/support/databases.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { rowOf } from '#tests/support/rows.ts'
import { startWriter } from '#tests/support/writer-process.ts'

const isFull = process.env.RELIABILITY === 'full'
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

function engineOf({ dataDir, databaseUrl }: RowsOptions): Promise<Engine> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite({ dataDir })
}

describe.each([sqliteTarget(), postgresTarget({ isDurable: false })])('opening $name', (target) => {
  afterAll(target.remove)

  it('tables of a newer version are refused and stay unchanged', async () => {
    const place = await target.place()
    await openRows(place).then(({ close }) => close())
    const engine = await engineOf(place)
    await sql`insert into migrations values ('9999-later', '2030-01-01')`.execute(engine.db)
    await engine.close()
    const error = await refusal(openRows(place))
    expect(error).toBeInstanceOf(StartError)
    expect(error).toMatchObject({ message: expect.stringMatching(/newer version \(9999-later\)/) })
  })

  it('a migration creates all tables or none, and can continue after an interruption', async () => {
    const place = await target.place()
    const engine = await engineOf(place)
    // The migration fails midway because of this table.
    await sql`create table "team" ("x" text)`.execute(engine.db)
    expect(await refusal(migrate(engine))).toBeInstanceOf(StartError)
    const names = async () => (await engine.db.introspection.getTables()).map(({ name }) => name)
    expect(await names()).not.toContain('projects')
    await sql`drop table "team"`.execute(engine.db)
    await migrate(engine)
    expect(await names()).toEqual(expect.arrayContaining(Object.keys(tables)))
    await engine.close()
  })

  it('the database has a column for every column of every table', async () => {
    const engine = await engineOf(await target.place())
    await migrate(engine)
    const made = Object.fromEntries(
      (await engine.db.introspection.getTables()).map(({ name, columns }) => [
        name,
        columns.map(({ name }) => name),
      ]),
    )
    for (const [table, columns] of Object.entries(tables)) {
      const { title, text } = searchedColumns(table as TableName)
      const searched = [...title, ...text].map(searchColumn)
      expect(made[table]?.sort(), table).toEqual(['_id', ...Object.keys(columns), ...searched].sort())
    }
    await engine.close()
  })
})

describe('SQLite', () => {
  const folders: string[] = []
  const folder = () => {
    folders.push(newFolder('rows'))
    return folders.at(-1) ?? ''
  }

  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true })
  })

  it('the SQLite file is open in one process at a time, even when many start at once or one is killed', async () => {
    const place = { dataDir: folder() }
    const count = isFull ? 40 : 6
    // Write until the process is killed.
    const keys = Array.from({ length: 200_000 }, (_, index) => `key ${index}`)
    const opened: (() => void)[] = []
    const acknowledged = new Set<string>()
    const writers = Array.from({ length: count }, () => {
      const writer = startWriter(place, keys, (line) => {
        if (line === 'open') opened.push(writer.kill)
        else acknowledged.add(line)
      })
      return writer
    })
    await expect.poll(() => opened.length + acknowledged.size).toBeGreaterThan(100)
    const ended = Promise.all(writers.map(({ ended }) => ended))
    const refused: { code: unknown; complaint: string }[] = []
    for (const { ended } of writers) ended.then((end) => refused.push(end))
    await expect.poll(() => refused.length).toBe(count - 1)
    expect(opened).toHaveLength(1)
    for (const { code, complaint } of refused) {
      expect(code).toBe(1)
      expect(complaint).toMatch(/is in use by process \d+: stop it, or choose another DATA_DIR\.$/)
    }
    opened[0]?.()
    await ended
    const { rows, close } = await openRows(place)
    const stored = new Set((await allOf(rows.list('replies'))).map(({ _id }) => _id))
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([])
    await close()
  }, 60_000)

  it('SQLite reports a full disk, still reads, and writes again automatically when space is free', async () => {
    const engine = await openSqlite({ dataDir: folder() })
    await migrate(engine)
    const rows = storedRows(engine)
    const long = (id: string) => ({
      insert: 'careers' as const,
      row: rowOf('careers', id, { description: 'x'.repeat(20_000) }),
    })
    await rows.write([long('before')])
    const [size] = await engine.read(sql`pragma page_count`.compile(engine.db))
    await sql.raw(`pragma max_page_count = ${Number(size?.page_count) + 40}`).execute(engine.db)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => rows.write([long(`${index}`)])),
    )
    const written = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [`${index}`] : []))
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(failures.length).toBeGreaterThan(0)
    for (const failure of failures) {
      expect(failure).toMatchObject({ code: 'full' })
    }
    const stored = async () => (await allOf(rows.list('careers'))).map(({ _id }) => _id).sort()
    expect(await stored()).toEqual(['before', ...written].sort())
    await sql.raw('pragma max_page_count = 1000000').execute(engine.db)
    await rows.write([long('after')])
    expect(await stored()).toEqual(['after', 'before', ...written].sort())
    await engine.close()
  })

  it('SQLite spends its reserve on the first session without space, reports it and makes it again', async () => {
    const dataDir = folder()
    const reserve = join(dataDir, 'rows.sqlite.reserve')
    const told: boolean[] = []
    const engine = await openSqlite({ dataDir, onReserve: (isSpent) => told.push(isSpent) })
    await migrate(engine)
    const rows = storedRows(engine)
    expect(existsSync(reserve)).toBe(true)
    await rows.write([{ insert: 'admins', row: rowOf('admins', 'ada') }])
    const [size] = await engine.read(sql`pragma page_count`.compile(engine.db))
    await sql.raw(`pragma max_page_count = ${Number(size?.page_count)}`).execute(engine.db)
    const long = {
      insert: 'careers' as const,
      row: rowOf('careers', 'a', { description: 'x'.repeat(20_000) }),
    }
    const session = { insert: 'sessions' as const, row: rowOf('sessions', 'a', { adminId: 'ada' }) }
    expect(await refusal(rows.write([long]))).toMatchObject({ code: 'full' })
    expect([existsSync(reserve), told]).toEqual([true, []])
    // The page limit stays, so a write fails again without the reserve.
    expect(await refusal(rows.write([session, long]))).toMatchObject({ code: 'full' })
    expect([existsSync(reserve), told]).toEqual([false, [true]])
    await sql.raw('pragma max_page_count = 1000000').execute(engine.db)
    await rows.write([long])
    expect([existsSync(reserve), told]).toEqual([true, [true, false]])
    await engine.close()
  })

  it('SQLite reports a damaged file or a folder that cannot be created in a sentence', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'rows.sqlite'), 'this is no database, whatever its name says '.repeat(100))
    const damaged = await refusal(openRows({ dataDir }))
    expect(damaged).toBeInstanceOf(StartError)
    expect(damaged).toMatchObject({ message: expect.stringMatching(/is damaged: restore a backup\.$/) })
    const inFile = await refusal(openRows({ dataDir: join(dataDir, 'rows.sqlite', 'below') }))
    expect(inFile).toBeInstanceOf(StartError)
  })

  it('SQLite refuses work after it was closed', async () => {
    const { rows, ready, close } = await openRows({ dataDir: folder() })
    await close()
    expect(await refusal(rows.find('careers', 'a'))).toMatchObject({ code: 'unavailable' })
    expect(await refusal(ready())).toMatchObject({ code: 'unavailable' })
  })
})

describe('PostgreSQL', () => {
  let server: TestPostgres

  beforeAll(async () => {
    server = await startPostgres()
  })

  afterAll(() => server.remove())

  it('a PostgreSQL server that does not respond is reported in a sentence', async () => {
    const error = await refusal(openRows({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:9/none' }))
    expect(error).toBeInstanceOf(StartError)
    expect(error).toMatchObject({
      message: expect.stringMatching(/^The database of DATABASE_URL does not answer: \w/),
    })
  })

  it('a PostgreSQL server that goes away while it is opened is reported in a sentence', async () => {
    const url = new URL(await server.newDatabase())
    let connections = 0
    // The first connection listens for commits, the second looks for a collation.
    const proxy = createServer((client) => {
      connections += 1
      if (connections > 1) return client.destroy()
      const database = connect(Number(url.port), url.hostname)
      client.pipe(database).pipe(client)
      for (const socket of [client, database]) socket.on('error', () => undefined)
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    // The address of a TCP server is always an object once it listens.
    const { port } = proxy.address() as AddressInfo
    url.host = `127.0.0.1:${port}`
    const error = await refusal(openRows({ dataDir: '', databaseUrl: url.href }))
    expect(error).toBeInstanceOf(StartError)
    expect(connections).toBe(2)
    // An open connection would keep the proxy from closing.
    await new Promise((resolve) => proxy.close(resolve))
  })

  it('PostgreSQL can be opened by several servers at once', async () => {
    const place = { dataDir: '', databaseUrl: await server.newDatabase() }
    const opened = await Promise.all(Array.from({ length: 4 }, () => openRows(place)))
    await Promise.all(opened.map(({ close }) => close()))
  })

  it('each server hears of the commits of all, and of every table after a lost connection', async () => {
    const place = { dataDir: '', databaseUrl: await server.newDatabase() }
    const [one, other] = await Promise.all([openRows(place), openRows(place)])
    const heardByOne: Commit[] = []
    const heardByOther: Commit[] = []
    one.rows.watch((commit) => heardByOne.push(commit))
    other.rows.watch((commit) => heardByOther.push(commit))
    const ids = Array.from({ length: 45 }, (_, index) => `${'x'.repeat(250)} ${index}`)
    await one.rows.write(ids.map((id) => ({ insert: 'replies', row: rowOf('replies', id) })))
    await expect.poll(() => heardByOther.flatMap(({ inserted }) => inserted.map(({ id }) => id))).toEqual(ids)
    await other.rows.write([{ insert: 'careers', row: rowOf('careers', 'a') }])
    const commit = { tables: ['careers'], inserted: [{ table: 'careers', id: 'a' }] }
    await expect.poll(() => heardByOne).toContainEqual(commit)
    // A server does not receive its own commits again through the database.
    expect(heardByOne.filter(({ tables }) => tables.includes('replies'))).toHaveLength(1)

    await server.stop()
    await server.start()
    await expect.poll(() => heardByOne.at(-1)?.tables).toEqual(Object.keys(tables))
    await expect.poll(() => heardByOther.at(-1)?.tables).toEqual(Object.keys(tables))
    await other.rows.write([{ remove: 'careers', id: 'a' }])
    await expect.poll(() => heardByOne.at(-1)).toEqual({ tables: ['careers'], inserted: [] })
    await Promise.all([one.close(), other.close()])
  })

  it('the job lock of PostgreSQL is given to one of several servers', async () => {
    const place = { dataDir: '', databaseUrl: await server.newDatabase() }
    const [one, other] = await Promise.all([openRows(place), openRows(place)])
    const held = await one.lock('jobs')
    expect(await other.lock('jobs')).toBeUndefined()
    await held?.release()
    const taken = await other.lock('jobs')
    expect(taken).toBeDefined()
    await taken?.release()
    await Promise.all([one.close(), other.close()])
  })

  it('two servers that remove each other’s super admin leave one super admin', async () => {
    const place = { dataDir: '', databaseUrl: await server.newDatabase() }
    const servers = await Promise.all([openRows(place), openRows(place)])
    const where = { role: 'super_admin' }
    for (let round = 0; round < (isFull ? 200 : 20); round += 1) {
      const ids = [`${round} a`, `${round} b`]
      await servers[0]?.rows.write([
        { removeAll: 'admins', where },
        ...ids.map((id) => ({
          insert: 'admins' as const,
          row: rowOf('admins', id, { ...where, email: id }),
        })),
      ])
      await Promise.allSettled(
        servers.map(({ rows }, index) =>
          rows.write([
            { remove: 'admins', id: ids[index] ?? '' },
            { atLeast: 1, table: 'admins', where },
          ]),
        ),
      )
      expect(await servers[0]?.rows.count('admins', { where })).toBe(1)
    }
    await Promise.all(servers.map(({ close }) => close()))
  }, 60_000)

  it('a sign-in on one server leaves no session with a password that another server replaces', async () => {
    const place = { dataDir: '', databaseUrl: await server.newDatabase() }
    const servers = await Promise.all([openRows(place), openRows(place)])
    const [one, other] = servers.map(({ rows }) => rows)
    await one?.write([{ insert: 'admins', row: rowOf('admins', 'a', { password: '0' }) }])
    for (let round = 0; round < (isFull ? 400 : 40); round += 1) {
      const where = { _id: 'a', password: String(round) }
      await Promise.allSettled([
        one?.write([
          { atLeast: 1, table: 'admins', where },
          { insert: 'sessions', row: rowOf('sessions', `session ${round}`, { adminId: 'a' }) },
        ]),
        other?.write([
          { atLeast: 1, table: 'admins', where },
          { update: 'admins', id: 'a', fields: { password: String(round + 1) } },
          { removeAll: 'sessions', where: { adminId: 'a' } },
        ]),
      ])
      expect(await one?.count('sessions')).toBe(0)
    }
    await Promise.all(servers.map(({ close }) => close()))
  }, 60_000)

  it('writes of two servers that waited for each other are retried', async () => {
    const place = { dataDir: '', databaseUrl: await server.newDatabase() }
    const servers = await Promise.all([openRows(place), openRows(place)])
    const ids = ['a', 'b', 'c']
    await servers[0]?.rows.write(ids.map((id) => ({ insert: 'careers', row: rowOf('careers', id) })))
    const orders = [ids, ids.toReversed()]
    const writes = Array.from({ length: 20 }, (_, round) =>
      servers.map(({ rows }, index) =>
        rows.write(
          (orders[index] ?? []).map((id) => ({ update: 'careers', id, fields: { title: `${round}` } })),
        ),
      ),
    )
    const outcomes = await Promise.allSettled(writes.flat())
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    await Promise.all(servers.map(({ close }) => close()))
  })

  it('PostgreSQL loses no acknowledged write when it stops under load, and work goes on afterwards', async () => {
    const open = await openRows({ dataDir: '', databaseUrl: await server.newDatabase() })
    const acknowledged: string[] = []
    const errors = new Set<unknown>()
    let isOver = false
    const load = Array.from({ length: 8 }, async (_, lane) => {
      for (let index = 0; !isOver; index += 1) {
        const id = `${lane} ${index}`
        const error = await refusal(open.rows.write([{ insert: 'careers', row: rowOf('careers', id) }]))
        if (error === undefined) acknowledged.push(id)
        else {
          errors.add(error instanceof PortError && error.code)
          await pause(20)
        }
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
    await server.kill()
    expect(await refusal(open.ready())).toMatchObject({ code: 'unavailable' })
    await pause(isFull ? 30_000 : 700)
    expect(await refusal(allOf(open.rows.list('careers')))).toMatchObject({ code: 'unavailable' })
    await server.start()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20)
    await open.ready()
    isOver = true
    await Promise.all(load)
    expect([...errors]).toEqual(['unavailable'])
    const stored = new Set((await allOf(open.rows.list('careers'))).map(({ _id }) => _id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    await open.close()
  }, 60_000)

  it('each error code of PostgreSQL becomes the matching kind of error', () => {
    const kind = (code: string) => errorOf({ code, message: '' }, 'careers')
    expect(kind('23505')).toMatchObject({ code: 'conflict' })
    expect(kind('23503')).toMatchObject({ code: 'missing' })
    for (const code of [
      '22021',
      '22P05',
      '22003',
      '22P02',
      '22008',
      '22025',
      '23502',
      '23514',
      '54000',
      'P0001',
    ]) {
      expect(kind(code), code).toMatchObject({ code: 'invalid' })
    }
    for (const code of ['53100', '53200']) expect(kind(code), code).toMatchObject({ code: 'full' })
    const away = [
      '08006',
      '57P01',
      '57P03',
      '57014',
      '53300',
      '25006',
      '58030',
      'XX001',
      'ECONNREFUSED',
      'unknown',
    ]
    for (const code of away) expect(kind(code), code).toMatchObject({ code: 'unavailable' })
    expect(kind('42P01')).not.toBeInstanceOf(PortError)
  })
})
