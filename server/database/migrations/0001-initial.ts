import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '#server/database/columns.ts'
import { type NewTable, tableStatements } from '#server/database/new-table.ts'

// Frozen: do not change a migration, add another one. migrate.test.ts holds the statements by their checksum.

/** Searched columns. Beside each of them, `search_…` holds its text as searches compare it. */
export const searchedColumns: Record<string, readonly string[]> = {
  projects: ['title', 'description', 'client', 'location', 'team'],
  services: ['name', 'category', 'shortDescription', 'fullDescription'],
  careers: ['title', 'description', 'location', 'base'],
  blogs: ['title', 'description', 'author', 'tags'],
  testimonials: ['name', 'testimonial', 'company', 'position'],
  media: ['title', 'description', 'category', 'tags'],
}

const initialTables: Record<string, NewTable> = {
  projects: {
    columns: `title text, client text, description text, team list, status text, startDate text null,
      endDate text null, imageUrl text null, fileUrl text null, gallery list, createdAt timestamp, location text`,
    indexes: ['status'],
  },
  services: {
    columns: `name text, category text, shortDescription text, fullDescription text, iconUrl text null,
      document text null, createdAt timestamp`,
  },
  careers: {
    columns: `title text, location text, base text, description text, priceRangeMin number, priceRangeMax number,
      createdAt timestamp`,
  },
  blogs: {
    columns: `title text, slug text, date text null, author text, tags list, coverImage text null,
      imageUrl text null, description text, content text, isRecentNews flag, status text, createdAt timestamp`,
    indexes: ['status'],
    unique: ['slug'],
  },
  testimonials: {
    columns: `name text, position text, company text, testimonial text, rating number, avatarUrl text null,
      isActive flag, createdAt timestamp`,
  },
  team: {
    columns:
      'fullName text, position text, portfolioLink text, bio text, photo text null, createdAt timestamp',
  },
  media: {
    columns: `title text, description text, imageUrl text null, category text, tags list, isActive flag,
      createdAt timestamp`,
    indexes: ['category'],
  },
  applications: {
    columns: `applicantName text, email text, phone text, role text, status text, careerId text null,
      experience text, education text, coverLetter text, resumeUrl text null, appliedAt timestamp, createdAt timestamp,
      decidedAt timestamp null`,
    order: 'appliedAt',
    indexes: ['careerId'],
  },
  quoteRequests: {
    columns: `companyName text, firstName text, lastName text, email text, phoneNumber text, country text,
      service text, budget number null, timeline text, message text, fileUrl text null, createdAt timestamp`,
  },
  contactSubmissions: {
    columns: 'fullName text, email text, phoneNumber text, service text, message text, createdAt timestamp',
  },
  admins: {
    columns: 'name text, email text, role text, password text, createdAt timestamp',
    unique: ['email'],
  },
  settings: { columns: 'value text, changedAt timestamp', order: 'changedAt' },
  sessions: {
    columns: 'adminId text, endsAt timestamp, usedAt timestamp, isLong flag, createdAt timestamp',
    indexes: ['adminId'],
    isOwned: true,
  },
  resets: {
    columns: 'adminId text, endsAt timestamp, createdAt timestamp',
    indexes: ['adminId'],
    isOwned: true,
  },
  replies: { columns: 'print text, status number, body text, createdAt timestamp' },
  files: {
    columns: `type text, size number, hash text, name text, isPrivate flag, isActive flag, width number null,
      height number null, createdAt timestamp, orphanedSince timestamp null`,
  },
  activities: { columns: 'type text, description text, adminId text null, createdAt timestamp' },
  visits: { columns: 'day text, createdAt timestamp', indexes: ['day'] },
  mails: {
    columns: `kind text, recipient text, subject text, text text, html text, tries number, dueAt timestamp null,
      sentAt timestamp null, createdAt timestamp`,
    indexes: ['dueAt'],
  },
  pushes: {
    columns: 'adminId text, subscription text, createdAt timestamp',
    indexes: ['adminId'],
    isOwned: true,
  },
  answers: {
    columns: `collection text, recordId text, kind text, text text, by text, author text blank,
      createdAt timestamp`,
    indexes: ['recordId'],
  },
  audit: {
    columns:
      'actor text, action text, target text, outcome text, requestId text, network text, createdAt timestamp',
  },
  secrets: { columns: 'value text, createdAt timestamp' },
}

/** Networks from which an account has signed in. */
export const knownNetworks: NewTable = {
  columns: 'adminId text, network text, usedAt timestamp',
  order: 'usedAt',
  isOwned: true,
}

/** Returns the statements that create all tables. */
export function statements(dialect: Dialect): string[] {
  const all = Object.entries({ ...initialTables, knownNetworks })
  return [
    ...all.flatMap(([name, table]) => tableStatements(dialect, name, withSearch(name, table))),
    'create table "heartbeat" ("_id" text primary key not null, "at" text not null)',
    ...(dialect === 'postgres' ? [hits] : []),
    ...auditTriggers[dialect],
  ]
}

export function migration(dialect: Dialect): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements(dialect)) await sql.raw(statement).execute(db)
    },
  }
}

function withSearch(name: string, table: NewTable): NewTable {
  const searched = (searchedColumns[name] ?? []).map((column) => `search_${column} search blank`)
  return { ...table, columns: [table.columns, ...searched].join(', ') }
}

// Counts of actions per time window, shared by all servers. A crash of PostgreSQL loses them, which only restarts the
// limits. SQLite's table is created in memory by its thread.
const hits =
  'create unlogged table "hits" ("_id" text primary key, "count" integer not null, "ends" double precision not null)'

// Rows of the audit log are never changed. Only retention deletes them: once rows that are 300 days newer exist. The
// timestamps of the rows decide, because the database's clock may differ.
const auditTriggers = {
  sqlite: [
    `create trigger "audit_unchanged" before update on "audit" begin select raise(abort, 'audit is only added to'); end`,
    `create trigger "audit_kept" before delete on "audit" when not exists (select 1 from "audit" where "createdAt" >=
      strftime('%Y-%m-%dT%H:%M:%fZ', old."createdAt", '+300 days'))
      begin select raise(abort, 'audit is only added to'); end`,
  ],
  postgres: [
    `create function "audit_refuse"() returns trigger language plpgsql as $$ begin
      if TG_OP = 'DELETE' then
        if exists (select 1 from "audit" where "createdAt" >= old."createdAt" + interval '300 days') then return old; end if;
      end if;
      raise exception 'audit is only added to'; end $$`,
    `create trigger "audit_kept" before update or delete on "audit" for each row execute function "audit_refuse"()`,
    `create trigger "audit_whole" before truncate on "audit" for each statement execute function "audit_refuse"()`,
  ],
}
