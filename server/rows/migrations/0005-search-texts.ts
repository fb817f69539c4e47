import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchedValue } from '#backend/base/searched.ts'

// Do not change a released migration: add another one.

const columns: Record<string, readonly string[]> = {
  projects: ['title', 'description', 'client', 'location', 'team'],
  services: ['name', 'category', 'shortDescription', 'fullDescription'],
  careers: ['title', 'description', 'location', 'base'],
  blogs: ['title', 'description', 'author', 'tags'],
  testimonials: ['name', 'testimonial', 'company', 'position'],
  media: ['title', 'description', 'category', 'tags'],
}
const lists = ['team', 'tags']
const rowsAtOnce = 200

const types = { postgres: 'text collate "C"', sqlite: 'text' }

type Stored = Record<string, unknown>

/** Adds a search column beside each searched column: its text as searches compare it. */
export function migration(dialect: keyof typeof types): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const [table, names] of Object.entries(columns)) {
        for (const name of names)
          await sql
            .raw(`alter table "${table}" add column "search_${name}" ${types[dialect]} not null default ''`)
            .execute(db)
        await fill(db, table, names)
      }
    },
  }
}

async function fill(db: Kysely<unknown>, table: string, names: readonly string[]) {
  for (let last = ''; ; ) {
    const { rows } = await sql<Stored>`select "_id", ${sql.join(names.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where "_id" > ${last} order by "_id" limit ${sql.lit(rowsAtOnce)}`.execute(db)
    for (const row of rows) {
      const texts = names.map(
        (name) => sql`${sql.ref(`search_${name}`)} = ${searchedValue(name, storedValue(name, row[name]))}`,
      )
      await sql`update ${sql.table(table)} set ${sql.join(texts)} where "_id" = ${row._id}`.execute(db)
    }
    if (rows.length < rowsAtOnce) return
    last = String(rows.at(-1)?._id)
  }
}

/** Parses the lists, which SQLite stores as JSON. */
function storedValue(name: string, value: unknown): string | string[] {
  const text = String(value ?? '')
  if (!lists.includes(name)) return text
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return Array.isArray(list) ? list.map(String) : text
}
