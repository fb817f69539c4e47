import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { day } from '#backend/base/durations.ts'
import { PortError } from '#backend/ports/port-error.ts'
import { listenForCommands, sendCommand } from '#server/cli/command-socket.ts'
import { confirmTime } from '#server/database/clock-watch.ts'
import { openRows } from '#server/database/open-rows.ts'
import { StartError } from '#server/errors.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { toUnavailable } from '#server/files/store.ts'
import { createPasswords } from '#server/passwords.ts'
import { type StartOptions, startServer } from '#server/start.ts'
import { freePort } from '#tests/support/free-port.ts'
import { metricsToken, withMetricsToken } from '#tests/support/host.ts'
import { startS3 } from '#tests/support/s3.ts'

let folder: string
let site: string
let env: Record<string, string>
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'))
  site = path.join(folder, 'site')
  env = { PORT: '0', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' }
  await mkdir(site)
  await writeFile(path.join(site, 'shell.html'), '<!doctype html>')
})
afterEach(() => rm(folder, { recursive: true }))

/** Returns the message for the user who starts the server. */
const refusal = (options: Partial<StartOptions>) =>
  startServer({ env, site, ...options }).then(
    async ({ stop }) => {
      await stop()
      return 'It started'
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartError)
      return error instanceof Error ? error.message : ''
    },
  )

test('a release refuses DEMO=1 before it changes anything', async () => {
  expect(await refusal({ env: { ...env, DEMO: '1' } })).toMatch(/^DEMO=1: /)
  expect(await readdir(folder)).toEqual(['site'])
})

test.each([
  ['the disk', () => toUnavailable(Object.assign(new Error('write'), { code: 'ENOSPC' }))],
  ['the database', () => new PortError('full', { message: 'The database cannot be used now' })],
  ['a folder', () => Object.assign(new Error('mkdir'), { code: 'ENOSPC', syscall: 'mkdir', path: folder })],
])(
  '%s that is full at the first write is reported in a sentence, and the database is closed',
  async (_, fault) => {
    const fillWithDemo = async () => {
      throw fault()
    }
    const full = await refusal({ env: { ...env, DEMO: '1' }, fillWithDemo })
    expect(full).toBe('The disk of DATA_DIR or of the database is full: make room on it.')
    // Otherwise, no other process could open the database.
    const opened = await openRows({ dataDir: path.join(folder, 'data') })
    await opened.close()
  },
)

test('a database that cannot be used is reported with the reason', async () => {
  const fillWithDemo = async () => {
    throw new PortError('unavailable', {
      message: 'The database cannot be used now',
      cause: { code: 10, message: 'disk I/O error' },
    })
  }
  const broken = await refusal({ env: { ...env, DEMO: '1' }, fillWithDemo })
  expect(broken).toBe('The database cannot be used now: disk I/O error.')
})

test('a file in place of a folder of the server is named', async () => {
  await mkdir(path.join(folder, 'data'))
  await writeFile(path.join(folder, 'data', 'assets'), '')
  expect(await refusal({})).toMatch(/^\S+assets cannot be used \(ENOTDIR\): let this user /)
})

test('a port that was taken at the last moment is reported, and the database is closed', async () => {
  const port = await freePort()
  const other = createServer()
  const prepare = () => new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  expect(await refusal({ env: { ...env, PORT: `${port}` }, prepare })).toMatch(/^Port \d+ of .+ is in use: /)
  other.close()
  expect(await readdir(path.join(folder, 'data'))).not.toContain('commands.sock')
  expect(await refusal({ env: { ...env, PORT: `${port}` } })).toBe('It started')
})

test('the site is not prepared with wrong settings or a port in use', async () => {
  const other = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  let prepared = 0
  const prepare = async () => {
    prepared += 1
  }
  expect(await refusal({ env: { ...env, PORT: `${port}` }, prepare })).toMatch(/ is in use: /)
  await expect(startServer({ env: { ...env, PORT: 'x' }, site, prepare })).rejects.toThrow('PORT must be')
  other.close()
  expect(prepared).toBe(0)
  expect(await refusal({ prepare })).toBe('It started')
  expect(prepared).toBe(1)
})

test('a disk that supports no sockets is reported in a sentence', async () => {
  // For a missing folder, the kernel refuses in the same way.
  const listening = listenForCommands(path.join(folder, 'none'), {
    opened: await openRows({ dataDir: path.join(folder, 'data') }),
    store: openDiskStore(folder, folder),
    passwords: createPasswords(),
    now: () => new Date(),
  })
  await expect(listening).rejects.toThrow(/^The socket of the commands cannot be made in \S+ \(\w+\): /)
})

test('a bucket that refuses is reported at the start, on /readyz and in the metrics', async () => {
  const bucket = await startS3()
  const { url, bucket: name, accessKeyId } = bucket.settings
  const withBucket = {
    ...env,
    METRICS_TOKEN: metricsToken,
    S3_URL: url,
    S3_BUCKET: name,
    S3_ACCESS_KEY: accessKeyId,
    S3_SECRET_KEY: 'wrong',
  }
  const server = await startServer({ env: withBucket, site })
  expect(server.advice.at(-1)).toMatch(
    /^The store of S3_URL refuses S3_ACCESS_KEY and .+: uploads are refused /,
  )
  const ready = await fetch(`${server.address}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, { message: 'Files cannot be kept or read.' }])
  expect(await (await fetch(`${server.address}/metrics`, { headers: withMetricsToken })).text()).toContain(
    '\nfiles_ready 0\n',
  )
  await server.stop()
  const right = await startServer({
    env: { ...withBucket, S3_SECRET_KEY: bucket.settings.secretAccessKey },
    site,
  })
  expect(right.advice).toHaveLength(1)
  expect(await (await fetch(`${right.address}/readyz`)).json()).toEqual({ message: 'ok' })
  expect(await (await fetch(`${right.address}/metrics`, { headers: withMetricsToken })).text()).toContain(
    '\nfiles_ready 1\n',
  )
  await right.stop()
  await bucket.stop()
})

test('a server whose clock has leapt starts, and reports on /readyz that deletion is paused', async () => {
  const dataDir = path.join(folder, 'data')
  const opened = await openRows({ dataDir })
  await confirmTime(opened, new Date(Date.now() - 60 * day))
  await opened.close()
  const server = await startServer({ env, site })
  const ready = await fetch(`${server.address}/readyz`)
  const { message }: { message: string } = await ready.json()
  expect([ready.status, message]).toEqual([200, expect.stringMatching(/automatic deletion is paused/)])
  const confirmed: string[] = []
  await sendCommand(dataDir, { action: 'confirm-time' }, (line) => confirmed.push(line))
  expect(confirmed).toEqual([expect.stringMatching(/^\d{4}-\S+Z is confirmed as the time\./)])
  await server.stop()
  const again = await startServer({ env, site })
  expect(await (await fetch(`${again.address}/readyz`)).json()).toEqual({ message: 'ok' })
  await again.stop()
})
