import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '#server/rows/columns.ts'
import { tableStatements } from '#server/rows/new-table.ts'

// Do not change a released migration: add another one.

const columns: Record<string, string> = {
  projects: `title text, client text, description text, team list, status text, startDate text null, endDate text null,
    imageUrl text null, fileUrl text null, gallery list, createdAt moment`,
  services: `name text, category text, shortDescription text, fullDescription text, iconUrl text null,
    document text null, createdAt moment`,
  careers: `title text, location text, base text, description text, priceRangeMin number, priceRangeMax number,
    createdAt moment`,
  blogs: `title text, slug text, date text null, author text, tags list, coverImage text null, imageUrl text null,
    description text, content text, isRecentNews flag, status text, createdAt moment`,
  testimonials: `name text, position text, company text, testimonial text, rating number, avatarUrl text null,
    isActive flag, createdAt moment`,
  team: 'fullName text, position text, portfolioLink text, bio text, photo text null, createdAt moment',
  media: `title text, description text, imageUrl text null, category text, tags list, isActive flag,
    createdAt moment`,
  applications: `applicantName text, email text, phone text, role text, status text, careerId text null,
    experience text, education text, coverLetter text, resumeUrl text null, appliedAt moment, createdAt moment`,
  quoteRequests: `companyName text, firstName text, lastName text, email text, phoneNumber text, country text,
    service text, budget number null, timeline text, message text, fileUrl text null, createdAt moment`,
  contactSubmissions:
    'fullName text, email text, phoneNumber text, service text, message text, createdAt moment',
  admins: 'name text, email text, role text, password text, createdAt moment',
  settings: 'value text, changedAt moment',
  sessions: 'adminId text, endsAt moment, usedAt moment, isLong flag, createdAt moment',
  resets: 'adminId text, endsAt moment, createdAt moment',
  replies: 'print text, status number, body text, createdAt moment',
  files: `type text, size number, hash text, name text, isPrivate flag, isActive flag, width number null,
    height number null, createdAt moment`,
  activities: 'type text, description text, adminId text null, createdAt moment',
  visits: 'day text, createdAt moment',
  mails: `kind text, recipient text, subject text, text text, html text, tries number, dueAt moment null,
    sentAt moment null, createdAt moment`,
  pushes: 'adminId text, subscription text, createdAt moment',
  audit: 'actor text, action text, target text, outcome text, requestId text, network text, createdAt moment',
  secrets: 'value text, createdAt moment',
}

/** Indexes besides the order of each table: columns of filters, and unique columns. */
const indexes = [
  'projects status',
  'blogs status',
  'media category',
  'applications careerId',
  'sessions adminId',
  'resets adminId',
  'pushes adminId',
  'mails dueAt',
  'visits day',
  'audit target',
]
const unique = ['admins email', 'blogs slug']
const ownedByAdmin = ['sessions', 'resets', 'pushes']
const moments: Record<string, string> = { applications: 'appliedAt', settings: 'changedAt' }

export function migration(dialect: Dialect): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const run = (statement: string) => sql.raw(statement).execute(db)
      for (const [table, list] of Object.entries(columns)) {
        const isOwned = ownedByAdmin.includes(table)
        for (const statement of tableStatements(dialect, table, {
          columns: list,
          order: moments[table],
          isOwned,
        }))
          await run(statement)
      }
      for (const [kind, pairs] of [
        ['index', indexes],
        ['unique index', unique],
      ] as const) {
        for (const [table, column] of pairs.map((pair) => pair.split(' '))) {
          await run(`create ${kind} "${table}_${column}" on "${table}" ("${column}")`)
        }
      }
      await run('create table "heartbeat" ("_id" text primary key not null, "at" text not null)')
      // Counts of actions per time window, shared by all servers. A crash of PostgreSQL loses them, which only restarts
      // the limits. SQLite's table is created in memory by its thread.
      if (dialect === 'postgres') {
        await run(
          'create unlogged table "hits" ("_id" text primary key, "count" integer not null, "ends" double precision not null)',
        )
      }
      for (const statement of auditTriggers[dialect]) await run(statement)
    },
  }
}

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
