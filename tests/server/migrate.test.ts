import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { statements } from '#server/database/migrations/0001-initial.ts'
import { openRows, type RowsOptions } from '#server/database/open-rows.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { postgresTarget, sqliteTarget } from '#tests/support/databases.ts'
import { expectCarriedOver } from './carried-over.ts'

test.each([
  ['sqlite', 'fe4ed604978947a50c9e7d55026316d4'],
  ['postgres', 'f3861f7fd34cb63b3ae384907718ffde'],
] as const)('the statements of migration 0001 on %s never change', (dialect, checksum) => {
  expect(createHash('sha256').update(statements(dialect).join(';\n')).digest('hex').slice(0, 32)).toBe(
    checksum,
  )
})

/** Creates the database that commit ca12cfe2 made. */
async function createEarly(place: RowsOptions) {
  const kind = place.databaseUrl ? 'postgres' : 'sqlite'
  const dump = gunzipSync(readFileSync(`tests/server/databases/ca12cfe2.${kind}.sql.gz`)).toString('utf8')
  if (place.databaseUrl) {
    const client = new Client({ connectionString: place.databaseUrl })
    await client.connect()
    await client.query(dump)
    await client.end()
  } else {
    const db = new DatabaseSync(path.join(place.dataDir, 'rows.sqlite'))
    db.exec(dump)
    db.close()
  }
}

const engineOf = ({ dataDir, databaseUrl }: RowsOptions) =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite({ dataDir })

/** Returns the columns and indexes of a database, and its migrations. */
async function structureOf(place: RowsOptions) {
  const engine = await engineOf(place)
  await migrate(engine)
  const { db, dialect } = engine
  const tables = await db.introspection.getTables()
  const columns = tables.map(({ name, columns }) => [
    name,
    columns.map(({ name, dataType, isNullable }) => [name, dataType, isNullable].join(' ')).sort(),
  ])
  const { rows: indexes } = await sql<{ name: string }>`${sql.raw(
    dialect === 'sqlite'
      ? `select name from sqlite_schema where type in ('index', 'trigger')`
      : `select indexname as name from pg_indexes where schemaname = 'public'
        union select tgname from pg_trigger where not tgisinternal`,
  )}`.execute(db)
  const { rows: migrations } = await sql<{ name: string }>`select name from migrations`.execute(db)
  await engine.close()
  return {
    columns: columns.sort(),
    indexes: indexes.map(({ name }) => name).sort(),
    migrations: migrations.map(({ name }) => name).sort(),
  }
}

describe.each([sqliteTarget(), postgresTarget({ isDurable: false })])(
  'a database of ca12cfe2 on $name',
  (target) => {
    afterAll(target.remove)

    test('a database of ca12cfe2 keeps its rows and gets the values of the new columns', async () => {
      const place = await target.place()
      await createEarly(place)
      // Several servers may start at once on PostgreSQL.
      const opened = await Promise.all(
        Array.from({ length: place.databaseUrl ? 3 : 1 }, () => openRows(place)),
      )
      for (const { rows, close } of opened) {
        await expectCarriedOver(rows)
        expect(await rows.count('sessions')).toBe(1)
        expect(await rows.find('projects', 'projects 1')).toMatchObject({
          title: 'title 1 of “projects”',
          team: ['Adaeze Obi', 'Ọlábísí'],
          location: 'location 1 of “projects”',
        })
        await close()
      }
      const again = await openRows(place)
      await expectCarriedOver(again.rows)
      await again.close()
    })

    test('a database of ca12cfe2 has the same tables, columns and indexes as a new one', async () => {
      const place = await target.place()
      await createEarly(place)
      expect(await structureOf(place)).toEqual(await structureOf(await target.place()))
    })
  },
)
