import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { collectionNames } from '#backend/base/words.ts'
import { allOf } from '#backend/ports/rows.ts'
import { fillWithDemo } from '#scripts/demo-content.ts'
import { listenForCommands } from '#server/cli/command-socket.ts'
import { openRows } from '#server/database/open-rows.ts'
import { openFiles } from '#server/files/open-files.ts'
import { keyOf } from '#server/files/store.ts'
import { createPasswords } from '#server/passwords.ts'
import { newFolder } from '#tests/support/databases.ts'
import { blankRow } from '#tests/support/rows.ts'
import { runCommand } from '#tests/support/server.ts'

const password = 'four words and rain'

function newPlace() {
  const place = newFolder('commands')
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return { place, dataDir: path.join(place, 'data') }
}

const run = (dataDir: string, args: string, typed = '') =>
  runCommand(args.split(' '), { DATA_DIR: dataDir }, typed)

it.each([
  ['admin', 'Usage: site admin'],
  ['admin backup x', "unknown command 'backup'"],
  ['admin list --frob', "unknown option '--frob'"],
  ['admin list --days 3', "unknown option '--days'"],
  ['admin revoke', 'give an e-mail address, or --all'],
  ['admin create ada', 'Give an e-mail address in the form name@company.com.'],
  ['admin create ada@company.test', 'Give one of the roles: admin, super_admin.'],
  ['admin list', 'There is no database in'],
  ['admin audit --days many', 'Give a number of days.'],
  ['backup', "missing required argument 'file'"],
  ['restore /nowhere/file', 'There is no file /nowhere/file.'],
  ['move', 'Say where to:'],
  ['move --to mysql://x', 'DATABASE_URL must look like'],
])('the command "%s" reports its mistake in a sentence and changes nothing', async (args, sentence) => {
  const { dataDir } = newPlace()
  const { code, out, error } = await run(dataDir, args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain(sentence)
  expect(error).not.toMatch(/\bat .*:\d+|Error/)
  expect(existsSync(dataDir)).toBe(false)
})

it.each([
  ['admin --help', 'confirm-time'],
  ['admin create --help', '--role <role>'],
  ['backup --help', 'Usage: site backup [options] <file>'],
])('"%s" prints the help and changes nothing', async (args, text) => {
  const { dataDir } = newPlace()
  const { code, out, error } = await run(dataDir, args)
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain(text)
  expect(existsSync(dataDir)).toBe(false)
})

it('commands create accounts, change passwords, end sessions and log each action without contents', async () => {
  const { dataDir } = newPlace()
  const create = 'admin create Ada@Company.test --role super_admin --name Ada'
  expect(await run(dataDir, create, 'short\n')).toMatchObject({
    code: 1,
    error: 'A password has at least 15 characters: a phrase of a few words is easiest to remember.\n',
  })
  expect(await run(dataDir, create, 'ada@company.test\n')).toMatchObject({ code: 1 })
  expect(await run(dataDir, create, `${password}\nmore`)).toMatchObject({
    code: 0,
    out: 'ada@company.test can sign in as super_admin.\n',
  })
  expect(await run(dataDir, create, password)).toMatchObject({
    code: 1,
    error: 'ada@company.test has an account already.\n',
  })

  const opened = await openRows({ dataDir })
  const admin = await opened.rows.first('admins', { email: 'ada@company.test' })
  const adminId = admin?._id ?? ''
  const session = { adminId, endsAt: '2999-01-01T00:00:00.000Z' }
  await opened.rows.write([
    { insert: 'sessions', row: blankRow('sessions', { ...session, _id: 'one' }) },
    { insert: 'sessions', row: blankRow('sessions', { ...session, _id: 'two' }) },
    { insert: 'pushes', row: blankRow('pushes', { adminId, _id: 'a lost phone' }) },
  ])
  await opened.close()
  expect((await run(dataDir, 'admin list')).out).toMatch(
    /^ada@company.test\tsuper_admin\tAda\t\d{4}-\d\d-\d\d\t2 sessions\n$/,
  )
  expect(await run(dataDir, 'admin password ada@company.test', `another ${password}`)).toMatchObject({
    code: 0,
  })
  const after = await openRows({ dataDir })
  expect([await after.rows.count('sessions'), await after.rows.count('pushes')]).toEqual([0, 0])
  await after.rows.write([
    { insert: 'sessions', row: blankRow('sessions', { ...session, _id: 'three' }) },
    { insert: 'pushes', row: blankRow('pushes', { adminId, _id: 'a lost phone' }) },
  ])
  await after.close()
  expect((await run(dataDir, 'admin revoke ada@company.test')).out).toBe('1 sessions have ended.\n')

  const again = await openRows({ dataDir })
  expect([await again.rows.count('sessions'), await again.rows.count('pushes')]).toEqual([0, 0])
  const changed = await again.rows.first('admins', { email: 'ada@company.test' })
  expect(await createPasswords().matches(`another ${password}`, String(changed?.password))).toBe(true)
  await again.close()
  const { out } = await run(dataDir, 'admin audit --days 2')
  expect(out.split('\n').map((line) => line.split('\t')[2])).toEqual([
    'command revoke',
    'command password',
    'command create',
    undefined,
  ])
  expect(out).not.toContain('company.test')
  expect(statSync(path.join(dataDir, 'rows.sqlite')).mode & 0o077).toBe(0)
})

it('commands export and erase the stored data of one person and leave all other data', async () => {
  const { place, dataDir } = newPlace()
  const opened = await openRows({ dataDir })
  const { rows } = opened
  const files = await openFiles({ dataDir, rows, now: () => new Date() })
  const resume = await files.put(new File(['the resume of Ada'], 'ada.txt'), true)
  const theirs = await files.put(new File(['of another'], 'other.txt'), true)
  await rows.write([
    { insert: 'files', row: resume.row },
    { insert: 'files', row: theirs.row },
    {
      insert: 'applications',
      row: blankRow('applications', { _id: 'a', email: 'Ada@mail.test', resumeUrl: resume.path }),
    },
    {
      insert: 'applications',
      row: blankRow('applications', { _id: 'b', email: 'ada@mail.test.ng', resumeUrl: theirs.path }),
    },
    {
      insert: 'quoteRequests',
      row: blankRow('quoteRequests', { _id: 'q', email: 'ada@mail.test', message: 'hello' }),
    },
    {
      insert: 'contactSubmissions',
      row: blankRow('contactSubmissions', { _id: 'c', email: 'bada@mail.test' }),
    },
    ...['quote-requests q note first', 'quote-requests q note x', 'contact-submissions c note y'].map(
      (_id) => {
        const [collection = '', recordId = '', kind = ''] = _id.split(' ')
        return {
          insert: 'answers' as const,
          row: blankRow('answers', { _id, collection, recordId, kind, text: `Noted in ${_id}` }),
        }
      },
    ),
    { insert: 'mails', row: blankRow('mails', { _id: 'm', recipient: 'ada@mail.test' }) },
    { insert: 'replies', row: blankRow('replies', { _id: 'r', body: '{"email":"ada@mail.test"}' }) },
  ])
  await opened.close()

  expect(await run(dataDir, `admin export eve@mail.test ${place}/eve`)).toMatchObject({
    code: 1,
    error: 'Nothing is kept of eve@mail.test.\n',
  })
  expect((await run(dataDir, `admin export ada@mail.test ${place}/ada`)).out).toContain('6 rows and 1 files')
  const data = JSON.parse(readFileSync(`${place}/ada/data.json`, 'utf8'))
  expect(Object.keys(data).sort()).toEqual(['answers', 'applications', 'mails', 'quoteRequests', 'replies'])
  expect(data.quoteRequests).toMatchObject([{ message: 'hello' }])
  expect(data.answers.map(({ text }: { text: string }) => text).sort()).toEqual([
    'Noted in quote-requests q note first',
    'Noted in quote-requests q note x',
  ])
  const [file = ''] = readdirSync(`${place}/ada`).filter((name) => name !== 'data.json')
  expect(readFileSync(`${place}/ada/${file}`, 'utf8')).toBe('the resume of Ada')
  expect((await run(dataDir, `admin export ada@mail.test ${place}/ada`)).error).toContain('is there already')

  expect((await run(dataDir, 'admin erase ada@mail.test')).out).toContain('say it again with --yes')
  expect(await run(dataDir, 'admin erase ada@mail.test --yes')).toMatchObject({ code: 0 })
  const again = await openRows({ dataDir })
  const idsOf = async (
    table: 'answers' | 'applications' | 'contactSubmissions' | 'quoteRequests' | 'mails' | 'replies',
  ) => (await allOf(again.rows.list(table))).map(({ _id }) => _id)
  expect(await idsOf('applications')).toEqual(['b'])
  expect(await idsOf('contactSubmissions')).toEqual(['c'])
  expect(await idsOf('answers')).toEqual(['contact-submissions c note y'])
  expect([await idsOf('quoteRequests'), await idsOf('mails'), await idsOf('replies')]).toEqual([[], [], []])
  expect((await allOf(again.rows.list('files'))).map(({ _id }) => _id)).toEqual([theirs.row._id])
  await again.close()
  expect(
    readdirSync(path.join(dataDir, 'files'), { recursive: true }).filter((name) =>
      /\/\w{32}$/.test(String(name)),
    ),
  ).toHaveLength(1)
})

it('a running server carries out commands itself and refuses a restore or a move', async () => {
  const { place, dataDir } = newPlace()
  const opened = await openRows({ dataDir })
  const files = await openFiles({ dataDir, rows: opened.rows, now: () => new Date() })
  const written: string[] = []
  opened.rows.watch(({ tables }) => written.push(...tables))
  const commands = await listenForCommands(dataDir, {
    opened,
    store: files.store,
    passwords: createPasswords(),
    now: () => new Date(),
  })
  const created = await run(dataDir, 'admin create ada@company.test --role admin', password)
  expect(created).toEqual({ code: 0, out: 'ada@company.test can sign in as admin.\n', error: '' })
  expect(written).toContain('admins')
  expect(await run(dataDir, 'admin revoke eve@company.test')).toMatchObject({
    code: 1,
    error: 'eve@company.test has no account.\n',
  })
  expect(await run(dataDir, `backup ${place}/one.backup`)).toMatchObject({ code: 0 })
  expect(await run(dataDir, `backup ${place}/one.backup`)).toMatchObject({ code: 1 })
  const running = `A server is running on ${dataDir}: stop it first.\n`
  expect((await run(dataDir, `restore ${place}/one.backup`)).error).toBe(running)
  expect((await run(dataDir, 'move --to postgres://a:b@127.0.0.1:1/c')).error).toBe(running)
  expect(statSync(path.join(dataDir, 'commands.sock')).mode & 0o077).toBe(0)
  await commands.close()
  await opened.close()
})

it('a restore names a damaged file of the backup and ends with an error', async () => {
  const { place, dataDir } = newPlace()
  const opened = await openRows({ dataDir })
  const files = await openFiles({ dataDir, rows: opened.rows, now: () => new Date() })
  const stored = await files.put(new File(['the list of pumps'], 'pumps.txt'), false)
  await opened.rows.write([{ insert: 'files', row: stored.row }])
  await files.store.put(keyOf(stored.row), { bytes: new Blob(['bit rot']), type: 'text/plain', hash: '' })
  await opened.close()
  expect(await run(dataDir, `backup ${place}/one.backup`)).toMatchObject({ code: 0 })
  const target = path.join(place, 'restored')
  expect(await run(target, `restore ${place}/one.backup`)).toEqual({
    code: 1,
    out: expect.stringMatching(/^\d+ rows and 0 files are back/),
    error: `1 files are damaged in the backup and were left out: ${stored.row._id}. Take them from another backup.\n`,
  })
  expect(existsSync(path.join(target, 'files'))).toBe(false)
})

it('the command "demo-remove" deletes the demonstration content and leaves everything else', async () => {
  const { dataDir } = newPlace()
  const own = blankRow('services', { _id: 'own', name: 'Our own service' })
  const opened = await openRows({ dataDir })
  const files = await openFiles({ dataDir, rows: opened.rows, now: () => new Date() })
  const ports = { rows: opened.rows, files, passwords: createPasswords(), now: () => new Date() }
  await fillWithDemo(ports)
  await opened.rows.write([{ insert: 'services', row: own }])
  await opened.close()
  expect(await run(dataDir, 'admin demo-remove --yes')).toMatchObject({
    code: 1,
    error: expect.stringContaining('Create your own first'),
  })
  await run(dataDir, 'admin create ada@company.test --role super_admin', `${password}\n`)
  const later = new Date(Date.now() + 1_000).toISOString()
  const edited = await openRows({ dataDir })
  const seo = { _id: 'seo', value: '{"metaTitle":"Ours"}', changedAt: later }
  await edited.rows.write([{ upsert: 'settings', row: seo }])
  await edited.close()

  const counted = await run(dataDir, 'admin demo-remove')
  expect(counted).toMatchObject({ code: 0, out: expect.stringContaining('say it again with --yes') })
  expect(await run(dataDir, 'admin demo-remove --yes')).toMatchObject({ code: 0, error: '' })
  const left = await openRows({ dataDir })
  for (const table of collectionNames) {
    const names = (await allOf<object>(left.rows.list(table))).map(
      (row) => Object(row).name ?? Object(row).email,
    )
    const expected: Partial<Record<string, string[]>> = { services: ['Our own service'], admins: [''] }
    expect(names, table).toEqual(expected[table] ?? [])
  }
  expect(await allOf(left.rows.list('settings'))).toMatchObject([seo])
  await left.close()
  expect(await run(dataDir, 'admin demo-remove')).toMatchObject({
    code: 1,
    error: 'There is no demonstration content.\n',
  })
})
