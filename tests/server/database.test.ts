import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPortError } from '#backend/ports/port-error.ts'
import { allOf, type Commit, type Fields, insertion, type Match, type Row } from '#backend/ports/rows.ts'
import { type TableName, tables } from '#backend/schema.ts'
import { type OpenRows, openRows, type RowsOptions } from '#server/database/open-rows.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'
import { postgresTarget, sqliteTarget } from '#tests/support/databases.ts'
import { rowOf, timestamp } from '#tests/support/rows.ts'

const career = (id: string, fields?: Fields, second?: number) => rowOf('careers', id, fields, second)
const admin = (id: string, role: string) => rowOf('admins', id, { role, email: `${id}@example.com` })
const idsOf = async (parts: AsyncIterable<Row[]>) => (await allOf(parts)).map(({ _id }) => _id)

describe.each([sqliteTarget(), postgresTarget({ isDurable: false })])('rows on $name', (target) => {
  let place: RowsOptions
  let open: OpenRows

  beforeEach(async () => {
    place = await target.place()
    open = await openRows(place)
  })

  afterEach(async () => {
    await open.close()
  })

  afterAll(target.remove)

  it('every column of every table is read back as it was written', async () => {
    const tableNames = Object.keys(tables) as TableName[]
    const owner = admin('owner', 'admin')
    const written = tableNames.map((table) =>
      table === 'admins'
        ? owner
        : rowOf(table, 'one', 'adminId' in tables[table] ? { adminId: 'owner' } : {}),
    )
    const sorted = written.map((row, index) => ({ insert: tableNames[index] ?? 'admins', row }))
    sorted.sort((one, other) => Number(other.insert === 'admins') - Number(one.insert === 'admins'))
    await open.rows.write(sorted.map(({ insert, row }) => insertion(insert, row)))
    for (const { insert, row } of sorted) expect(await open.rows.find(insert, row._id)).toEqual(row)
  })

  it('rows stay when the database is closed and opened again', async () => {
    await open.rows.write([{ insert: 'careers', row: career('a') }])
    await open.close()
    open = await openRows(place)
    expect(await open.rows.find('careers', 'a')).toEqual(career('a'))
  })

  it('a list has the newest rows first, at the same time the highest id, and comes in parts', async () => {
    const count = 1203
    const rows = Array.from({ length: count }, (_, index) =>
      career(String(index).padStart(5, '0'), {}, Math.floor(index / 7)),
    )
    await open.rows.write(rows.map((row) => ({ insert: 'careers', row })))
    const parts: number[] = []
    const ids: string[] = []
    for await (const part of open.rows.list('careers')) {
      parts.push(part.length)
      ids.push(...part.map(({ _id }) => _id))
    }
    expect(ids).toEqual(rows.map(({ _id }) => _id).reverse())
    expect(Math.max(...parts)).toBeLessThanOrEqual(500)
    expect(await idsOf(open.rows.list('careers', { limit: 501 }))).toEqual(ids.slice(0, 501))
    expect(await idsOf(open.rows.list('careers', { limit: 0 }))).toEqual([])
    expect(await open.rows.count('careers')).toBe(count)
    // Also count a table with lists.
    expect(await open.rows.count('projects')).toBeGreaterThanOrEqual(0)
  })

  it('a list stops when its reader has enough', async () => {
    await open.rows.write(
      Array.from({ length: 1100 }, (_, index) => ({ insert: 'careers', row: career(`${index}`) })),
    )
    for await (const part of open.rows.list('careers')) {
      expect(part).toHaveLength(500)
      break
    }
    expect(await open.rows.count('careers')).toBe(1100)
  })

  it('a list can be filtered by values, null, flags, numbers and time', async () => {
    await open.rows.write([
      { insert: 'testimonials', row: rowOf('testimonials', 'a', { rating: 5, avatarUrl: 'x' }, 1) },
      { insert: 'testimonials', row: rowOf('testimonials', 'b', { rating: 4, isActive: false }, 2) },
      { insert: 'testimonials', row: rowOf('testimonials', 'c', { rating: 5 }, 3) },
    ])
    const ids = (filter: Parameters<OpenRows['rows']['list']>[1]) =>
      idsOf(open.rows.list('testimonials', filter))
    expect(await ids({ where: { rating: 5 } })).toEqual(['c', 'a'])
    expect(await ids({ where: { isActive: false } })).toEqual(['b'])
    expect(await ids({ where: { rating: 5, avatarUrl: null } })).toEqual(['c'])
    expect(await ids({ from: timestamp(2) })).toEqual(['c', 'b'])
    expect(await ids({ before: timestamp(2) })).toEqual(['a'])
    expect(await ids({ from: timestamp(1), before: timestamp(3), where: { rating: 5 } })).toEqual(['a'])
    const due = ['2', '1', null].map((second, index) => {
      const fields = { dueAt: second && timestamp(Number(second)) }
      return { insert: 'mails', row: rowOf('mails', `m${index}`, fields, index) } as const
    })
    await open.rows.write(due)
    expect(await idsOf(open.rows.list('mails', { by: 'dueAt', before: timestamp(3) }))).toEqual(['m0', 'm1'])
    expect(await idsOf(open.rows.list('mails', { by: 'dueAt', before: timestamp(2) }))).toEqual(['m1'])
    expect(await open.rows.first('testimonials', { rating: 5 })).toMatchObject({ _id: 'c' })
    expect(await open.rows.first('testimonials', { rating: 1 })).toBeUndefined()
    expect(await open.rows.count('testimonials', { where: { rating: 5 } })).toBe(2)
  })

  it('an undefined value of a filter counts as null, so that a removal never takes all rows', async () => {
    await open.rows.write([{ insert: 'careers', row: career('a') }])
    await open.rows.write([{ removeAll: 'careers', where: { title: undefined } }])
    expect(await open.rows.count('careers')).toBe(1)
  })

  it('a word filter ignores case and takes wildcards literally, in lists and beyond A to Z', async () => {
    const rows: Record<string, Fields> = {
      plain: { title: 'Bridge over the River', tags: ['Steel'] },
      wild: { title: '100% done_ \\' },
      letters: { title: 'ÉCOLE Straße ΟΔΟΣ ЖУК', tags: ['Öl', 'a","b'] },
      kelvin: { title: '300 K' },
    }
    await open.rows.write(
      Object.entries(rows).map(([id, fields]) => ({
        insert: 'blogs',
        row: rowOf('blogs', id, { tags: [], ...fields }),
      })),
    )
    const find = async (...words: string[]) =>
      (await idsOf(open.rows.list('blogs', { containing: { words, columns: ['title', 'tags'] } }))).sort()
    expect(await find('RIVER', 'steel')).toEqual(['plain'])
    expect(await find('river', 'iron')).toEqual([])
    expect(await find('%')).toEqual(['wild'])
    expect(await find('e_')).toEqual(['wild'])
    expect(await find('\\')).toEqual(['wild'])
    expect(await find('école')).toEqual(['letters'])
    expect(await find('STRASSE')).toEqual([])
    expect(await find('straße', 'жук', 'ÖL')).toEqual(['letters'])
    expect(await find('","')).toEqual(['letters'])
    expect(await find('["')).toEqual([])
    expect(await find('öl a"')).toEqual(['letters'])
    expect(await find('\0')).toHaveLength(4)
    expect(await find()).toHaveLength(4)
  })

  it('search ignores diacritics and case, and the rows with the most words come first', async () => {
    const texts: Record<string, Fields> = {
      nfc: { title: 'Ọlábísí yard'.normalize('NFC'), description: 'Straße' },
      nfd: { title: 'Ọlábísí yard'.normalize('NFD'), description: '<p>132 <b>kV</b> line</p>' },
      tags: { title: 'Bonny', tags: ['Ọlábísí', 'tank-farm'] },
      other: { title: 'Jetty', description: '<p class="olabisi">100 %_\\</p>', tags: [] },
    }
    await open.rows.write(
      Object.entries(texts).map(([id, fields], second) => ({
        insert: 'blogs',
        row: rowOf('blogs', id, { author: '', tags: [], description: '', ...fields }, second),
      })),
    )
    const find = async (query: string, where?: Fields) => {
      const found: string[] = []
      for await (const part of open.rows.search('blogs', searchWords(query), where))
        found.push(...part.map(({ row, score }) => `${row._id} ${score}`))
      return found
    }
    for (const query of ['Ọlábísí', 'Ọlábísí'.normalize('NFD'), 'olabisi', 'OLABISI'])
      expect(await find(query), query).toEqual(['nfd 101', 'nfc 101', 'tags 100'])
    expect(await find('olabisi 132kV tank farms')).toEqual(['tags 300', 'nfd 201', 'nfc 101'])
    expect(await find('olabisi', { slug: 'nfc' })).toEqual(['nfc 101'])
    expect(await find('STRASSE')).toEqual(['nfc 100'])
    expect(await find('%_\\')).toEqual([])
    const [row] = await allOf(open.rows.list('blogs', { where: { slug: 'tags' } }))
    expect(Object.keys(row ?? {}).sort()).toEqual(['_id', ...Object.keys(tables.blogs)].sort())
    // Only the new text is found by searches.
    await open.rows.write([
      { update: 'blogs', id: 'nfc', fields: { title: 'Flow station' } },
      { upsert: 'blogs', row: { ...row, _id: 'tags', tags: ['manifold'] } },
    ])
    expect(await find('olabisi')).toEqual(['nfd 101'])
    expect(await find('flow strasse manifold')).toEqual(['nfc 201', 'tags 100'])
    await open.restore(({ insert }) => insert('blogs', [rowOf('blogs', 'back', { title: 'Ọlábísí' })]))
    expect(await find('olabisi')).toEqual(['nfd 101', 'back 101'])
  })

  it('search returns its results in parts when one part is not enough', async () => {
    await open.rows.write(
      Array.from({ length: 250 }, (_, index) => ({
        insert: 'careers' as const,
        row: career(`${index}`, { title: index % 50 === 0 ? 'Welder, Warri' : 'Welder' }, index),
      })),
    )
    const found: Match[] = []
    for await (const part of open.rows.search('careers', ['welder', 'warri'])) found.push(...part)
    expect(new Set(found.map(({ row }) => row._id)).size).toBe(250)
    expect(found.slice(0, 6).map(({ row }) => row._id)).toEqual(['200', '150', '100', '50', '0', '249'])
  })

  it('a word filter finds the same rows as toLowerCase and includes', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aAzZ%_\\\'"äÄßéÉñÑøØžŽαΩЖжİıＡａ '),
      maxLength: 12,
    })
    const texts = fc.sample(letters, { numRuns: 200, seed: 7 })
    await open.rows.write(
      texts.map((title, index) => ({ insert: 'careers', row: career(`${index}`, { title }) })),
    )
    for (const word of fc.sample(letters, { numRuns: 40, seed: 8 }).map((text) => text.slice(0, 2))) {
      const expected = texts.filter((text) => text.toLowerCase().includes(word.toLowerCase()))
      const found = await allOf(
        open.rows.list('careers', { containing: { words: [word], columns: ['title'] } }),
      )
      expect(found.map(({ title }) => title).sort(), word).toEqual(expected.sort())
    }
  })

  it('any text, number and list is stored, without NUL and lone surrogates', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    const clean = (value: string) => value.replaceAll('\0', '').toWellFormed()
    let id = 0
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 3 }), fc.double(), async (title, tags, rating) => {
        id += 1
        const isHeld = Number.isFinite(rating)
        const write = open.rows.write([
          { insert: 'blogs', row: rowOf('blogs', `${id}`, { title, tags }) },
          { insert: 'testimonials', row: rowOf('testimonials', `${id}`, { rating }) },
        ])
        if (!isHeld) {
          await expect(write).rejects.toMatchObject({ code: 'invalid' })
          return
        }
        await write
        const blog = await open.rows.find('blogs', `${id}`)
        expect(blog).toMatchObject({ title: clean(title), tags: tags.map(clean) })
        expect((await open.rows.find('testimonials', `${id}`))?.rating).toBe(rating + 0)
        expect((await open.rows.first('blogs', { title, slug: `${id}` }))?._id).toBe(`${id}`)
      }),
      { numRuns: 100 },
    )
  })

  it('a write with a value that a column cannot hold is rejected as a whole', async () => {
    const wrong: Fields[] = [
      { title: null },
      { title: 3 },
      { createdAt: 'yesterday' },
      { createdAt: '+012026-01-01T00:00:00.000Z' },
      { createdAt: null },
      { priceRangeMin: Number.NaN },
      { priceRangeMin: '5' },
      { nosuch: 'x' },
      { '"; drop table careers; --': 'x' },
    ]
    for (const fields of wrong) {
      const write = open.rows.write([
        { insert: 'visits', row: rowOf('visits', 'day') },
        { insert: 'careers', row: career('a', fields) },
      ])
      await expect(write, JSON.stringify(fields)).rejects.toMatchObject({ code: 'invalid' })
    }
    expect(await open.rows.count('visits')).toBe(0)
    await expect(allOf(open.rows.list('careers', { from: 'never' }))).rejects.toMatchObject({
      code: 'invalid',
    })
    const unknown: object = { nosuch: 1 }
    await expect(allOf(open.rows.list('careers', { where: unknown }))).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('a timestamp is stored in UTC, whatever its time zone', async () => {
    await open.rows.write([
      { insert: 'careers', row: career('a', { createdAt: '2026-02-01T01:30:00+01:00' }) },
    ])
    expect(await open.rows.find('careers', 'a')).toMatchObject({ createdAt: '2026-02-01T00:30:00.000Z' })
  })

  it('rows can be updated, upserted and removed', async () => {
    await open.rows.write([{ insert: 'careers', row: career('a') }])
    await open.rows.write([{ update: 'careers', id: 'a', fields: { title: 'new', base: undefined } }])
    expect(await open.rows.find('careers', 'a')).toEqual(career('a', { title: 'new' }))
    await open.rows.write([{ update: 'careers', id: 'a', fields: {} }])
    const setting = rowOf('settings', 'company', { value: '1' })
    await open.rows.write([{ upsert: 'settings', row: setting }])
    await open.rows.write([{ upsert: 'settings', row: { ...setting, value: '2' } }])
    expect(await open.rows.find('settings', 'company')).toEqual({ ...setting, value: '2' })
    await open.rows.write([
      { remove: 'careers', id: 'a' },
      { removeAll: 'settings', where: { value: '2' } },
    ])
    expect(await open.rows.count('careers')).toBe(0)
    expect(await open.rows.count('settings')).toBe(0)
    await open.rows.write(['a', 'b', 'c'].map((id) => ({ insert: 'careers', row: career(id) })))
    await open.rows.write([{ removeAll: 'careers', where: { title: 'some text' }, except: 'b' }])
    expect((await allOf(open.rows.list('careers'))).map(({ _id }) => _id)).toEqual(['b'])
  })

  it('a write applies all its changes or none', async () => {
    await open.rows.write([{ insert: 'blogs', row: rowOf('blogs', 'a') }])
    const fine = { insert: 'careers', row: career('b') } as const
    const refused = (changes: Parameters<OpenRows['rows']['write']>[0]) =>
      expect(open.rows.write(changes)).rejects
    const conflict = await open.rows
      .write([fine, { insert: 'blogs', row: rowOf('blogs', 'c', { slug: 'a' }) }])
      .catch((error: unknown) => error)
    expect(conflict).toMatchObject({ code: 'conflict', table: 'blogs' })
    await refused([fine, { insert: 'blogs', row: rowOf('blogs', 'a', { slug: 'd' }) }]).toMatchObject({
      code: 'conflict',
    })
    await refused([fine, { update: 'careers', id: 'x', fields: { title: 't' } }]).toMatchObject({
      code: 'missing',
    })
    await refused([fine, { update: 'careers', id: 'x', fields: {} }]).toMatchObject({ code: 'missing' })
    await refused([fine, { remove: 'media', id: 'x' }]).toMatchObject({ code: 'missing' })
    await refused([fine, { atLeast: 1, table: 'team', where: {} }]).toMatchObject({ code: 'too-few' })
    expect(await open.rows.count('careers')).toBe(0)
    await open.rows.write([])
    await open.rows.write([fine, { atLeast: 1, table: 'careers', where: {} }])
    expect(await open.rows.count('careers')).toBe(1)
  })

  it('each of many concurrent writes has its own outcome', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        open.rows.write([
          { insert: 'replies', row: rowOf('replies', `key ${index % 50}`) },
          { insert: 'careers', row: career(`${index}`) },
        ]),
      ),
    )
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(failures).toHaveLength(150)
    expect(failures.every((failure) => isPortError(failure, 'conflict') && failure.table === 'replies')).toBe(
      true,
    )
    expect(await open.rows.count('careers')).toBe(50)
  })

  it('concurrent removals always leave one super admin', async () => {
    for (let round = 0; round < 20; round += 1) {
      const ids = Array.from({ length: 4 }, (_, index) => `${round} ${index}`)
      await open.rows.write(ids.map((id) => ({ insert: 'admins', row: admin(id, `super ${round}`) })))
      const where = { role: `super ${round}` }
      const outcomes = await Promise.allSettled(
        ids.map((id) =>
          open.rows.write([
            { remove: 'admins', id },
            { atLeast: 1, table: 'admins', where },
          ]),
        ),
      )
      expect(await open.rows.count('admins', { where })).toBe(1)
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    }
  })

  it('the removal of an account ends its sessions', async () => {
    await open.rows.write([
      { insert: 'admins', row: admin('a', 'admin') },
      { insert: 'sessions', row: rowOf('sessions', 'token', { adminId: 'a' }) },
    ])
    await open.rows.write([{ remove: 'admins', id: 'a' }])
    expect(await open.rows.find('sessions', 'token')).toBeUndefined()
    const late = open.rows.write([{ insert: 'sessions', row: rowOf('sessions', 'late', { adminId: 'a' }) }])
    await expect(late).rejects.toMatchObject({ code: 'missing' })
  })

  it('a watcher hears of each write once, after its commit', async () => {
    const commits: Commit[] = []
    const stop = open.rows.watch((commit) => commits.push(commit))
    await open.rows.write([
      { insert: 'careers', row: career('a') },
      { upsert: 'settings', row: rowOf('settings', 's') },
    ])
    await open.rows.write([{ remove: 'careers', id: 'x' }]).catch(() => undefined)
    await open.ready()
    await open.rows.write([{ remove: 'careers', id: 'a' }])
    expect(commits).toEqual([
      { tables: ['careers', 'settings'], inserted: [{ table: 'careers', id: 'a' }] },
      { tables: ['careers'], inserted: [] },
    ])
    stop()
    await open.rows.write([{ insert: 'careers', row: career('b') }])
    expect(commits).toHaveLength(2)
  })

  it('the audit log loses only old rows, and its rows cannot be changed', async () => {
    const day = 24 * 3600
    await open.rows.write([
      { insert: 'audit', row: rowOf('audit', 'old', {}, 0) },
      { insert: 'audit', row: rowOf('audit', 'young', {}, 200 * day) },
      { insert: 'audit', row: rowOf('audit', 'new', {}, 400 * day) },
    ])
    const change = open.rows.write([{ update: 'audit', id: 'old', fields: { actor: 'other' } }])
    await expect(change).rejects.toMatchObject({ code: 'invalid' })
    await expect(open.rows.write([{ remove: 'audit', id: 'young' }])).rejects.toMatchObject({
      code: 'invalid',
    })
    await expect(open.rows.write([{ removeAll: 'audit', where: {} }])).rejects.toMatchObject({
      code: 'invalid',
    })
    await open.rows.write([{ remove: 'audit', id: 'old' }])
    expect(await idsOf(open.rows.list('audit'))).toEqual(['new', 'young'])
  })

  it('a lock has one holder at a time', async () => {
    const held = await open.lock('jobs')
    expect(held).toBeDefined()
    expect(await open.lock('jobs')).toBeUndefined()
    const other = await open.lock('backup')
    await held?.release()
    await other?.release()
    const again = await open.lock('jobs')
    expect(again).toBeDefined()
    await again?.release()
  })

  it('a counter counts the calls of the last seconds', async () => {
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000)
    for (let count = 1; count <= 4; count += 1)
      expect(await open.increment('login a', 60, at(count))).toBe(count)
    expect(await open.increment('login b', 60, at(5))).toBe(1)
    // Half of the previous minute is still within the last 60 seconds.
    expect(await open.increment('login a', 60, at(90))).toBe(3)
    expect(await open.increment('login a', 60, at(200))).toBe(1)
    const parallel = await Promise.all(Array.from({ length: 20 }, () => open.increment('many', 60, at(1))))
    expect(parallel.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
  })

  it('a snapshot has all rows of one point in time and can be restored', async () => {
    await open.rows.write(
      Array.from({ length: 700 }, (_, index) => ({ insert: 'careers', row: career(`${index}`) })),
    )
    const copy = await open.snapshot(async (list) => {
      await open.rows.write([{ insert: 'careers', row: career('late') }])
      await open.rows.write([{ remove: 'careers', id: '5' }])
      return allOf(list('careers'))
    })
    expect(copy).toHaveLength(700)
    expect(copy.some(({ _id }) => _id === '5')).toBe(true)

    const other = await openRows(await target.place())
    await expect(
      other.restore(async ({ insert }) => {
        await insert('careers', copy)
        throw new Error('the file is damaged')
      }),
    ).rejects.toThrow('damaged')
    expect(await other.rows.count('careers')).toBe(0)
    await other.restore(async ({ insert }) => insert('careers', copy))
    expect(await allOf(other.rows.list('careers'))).toEqual(copy)
    await other.close()
  })

  it('an open database is ready', async () => {
    await expect(open.ready()).resolves.toBeUndefined()
  })
})
