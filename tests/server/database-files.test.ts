import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkBackup, writeBackup } from '#server/backup/backup-file.ts'
import { erasePerson } from '#server/cli/personal-data.ts'
import { openRows, type RowsOptions } from '#server/database/open-rows.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { createPasswords } from '#server/passwords.ts'
import { newFolder } from '#tests/support/databases.ts'
import { rowOf } from '#tests/support/rows.ts'
import { childEnv } from '#tests/support/server.ts'
import { startWriter } from '#tests/support/writer-process.ts'

function newPlace() {
  const dataDir = newFolder('rows-files')
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function openAt(options: RowsOptions) {
  const opened = await openRows(options)
  onTestFinished(() => opened.close())
  return opened
}

test('rows are opened only once, even after the lock of the running server was deleted', async () => {
  const dataDir = newPlace()
  const opened: string[] = []
  const writer = startWriter({ dataDir }, Array.from({ length: 100_000 }, String), (line) =>
    opened.push(line),
  )
  await expect.poll(() => opened.length).toBeGreaterThan(3)
  rmSync(path.join(dataDir, 'rows.lock'))
  const second = () => openRows({ dataDir })
  await expect(second()).rejects.toThrow(/is in use by process \d+: stop it/)
  // The refused process must not replace the lock file.
  expect(existsSync(path.join(dataDir, 'rows.lock'))).toBe(true)
  await expect(second()).rejects.toThrow(/is in use by process \d+: stop it/)
  writer.kill()
  await writer.ended
  const { rows } = await openAt({ dataDir })
  expect(await rows.count('replies')).toBeGreaterThan(0)
})

/** Returns the files of a folder that contain a word. */
const filesWith = (folder: string, word: string) =>
  readdirSync(folder).filter(
    (name) =>
      statSync(path.join(folder, name)).isFile() && readFileSync(path.join(folder, name)).includes(word),
  )

test('no database file contains a word of a person after their erasure', async () => {
  const dataDir = newPlace()
  const opened = await openAt({ dataDir })
  const message = (_id: string, text: string) =>
    opened.rows.write([
      {
        insert: 'contactSubmissions',
        row: rowOf('contactSubmissions', _id, { email: `${_id}@mail.test`, message: text.repeat(40) }),
      },
    ])
  for (let count = 0; count < 30; count += 1) await message(`other-${count}`, 'pumps and valves ')
  await message('ada', 'canary in the mine ')
  await opened.rows.write([
    { update: 'contactSubmissions', id: 'ada', fields: { message: 'canary that was longer '.repeat(90) } },
  ])
  expect(filesWith(dataDir, 'canary')).not.toEqual([])
  const printed: string[] = []
  const context = {
    opened,
    store: openDiskStore(path.join(dataDir, 'files'), dataDir),
    passwords: createPasswords(),
    now: () => new Date(),
    mailFolder: path.join(dataDir, 'mail'),
    print: (line: string) => printed.push(line),
  }
  await erasePerson('ada@mail.test', true, context)
  expect(printed).toHaveLength(1)
  expect([filesWith(dataDir, 'canary'), filesWith(dataDir, 'ada@mail')]).toEqual([[], []])
  expect(statSync(path.join(dataDir, 'rows.sqlite-wal')).size).toBe(0)

  // A reader prevents the log from being emptied, which the user sees.
  await message('eve', 'canary again ')
  await opened.snapshot(async (list) => {
    for await (const _ of list('contactSubmissions')) break
    await erasePerson('eve@mail.test', true, context)
  })
  expect(printed.at(-1)).toMatch(/still holds the log of the database/)
  await opened.rows.write([])
  expect(await opened.forget()).toBeUndefined()
  expect(filesWith(dataDir, 'canary')).toEqual([])
})

test('rows on read-only files can be listed and backed up, and reject writes', async () => {
  const dataDir = newPlace()
  const { rows, close } = await openRows({ dataDir })
  await rows.write([{ insert: 'careers', row: rowOf('careers', 'a') }])
  await close()
  for (const name of readdirSync(dataDir)) chmodSync(path.join(dataDir, name), 0o400)
  const opened = await openAt({ dataDir, isReadOnly: true })
  expect(await opened.rows.count('careers')).toBe(1)
  await expect(opened.rows.write([{ remove: 'careers', id: 'a' }])).rejects.toMatchObject({
    code: 'unavailable',
  })
  const file = path.join(newPlace(), 'one.backup')
  await writeBackup(file, { ...opened, now: new Date() })
  expect((await checkBackup(file)).tables.careers).toMatchObject({ rows: 1 })
})

/** Runs a command in a namespace in which the folder is on a read-only disk. Linux only. */
async function onReadOnlyDisk(dataDir: string, args: string) {
  const script = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$2" server/main.ts ${args}`
  const child = spawn(
    'unshare',
    ['--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', dataDir, process.execPath],
    { env: { ...childEnv, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, output }
}

const systems = process.platform === 'linux' ? ['was stopped', 'was killed'] : []
test.each(systems)('backup and admin list work on a read-only disk after the server %s', async (end) => {
  const dataDir = newPlace()
  const lines: string[] = []
  const writer = startWriter({ dataDir }, ['one', 'two', 'three'], (line) => lines.push(line))
  if (end === 'was killed') {
    await expect.poll(() => lines.length).toBeGreaterThan(1)
    writer.kill()
  }
  await writer.ended
  const before = readdirSync(dataDir).sort()
  const file = path.join(newPlace(), 'saved.backup')
  expect(await onReadOnlyDisk(dataDir, `backup ${file}`)).toEqual({
    code: 0,
    output: expect.stringMatching(/ rows and 0 files are in .*\n.*the database cannot be written now\.\n$/),
  })
  expect((await checkBackup(file)).tables.replies?.rows).toBeGreaterThan(0)
  expect(await onReadOnlyDisk(dataDir, 'admin list')).toMatchObject({ code: 0 })
  expect((await onReadOnlyDisk(dataDir, 'admin revoke --all')).code).toBe(1)
  expect(readdirSync(dataDir).sort()).toEqual(before)
})
