import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childEnv } from '#tests/support/server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'))
  await writeFile(path.join(folder, 'shell.html'), '<!doctype html>')
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts the server as a process. Resolves when it responds or has exited. */
async function serve({ SITE = folder, ...env }: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts', 'serve', '--site', SITE], {
    env: {
      ...childEnv,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ...env,
    },
  })
  let output = ''
  const ended = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  while (child.exitCode === null && !/answers on \S+\n/.test(output)) await pause(20)
  await pause(50)
  const [, address = ''] = /answers on (\S+)/.exec(output) ?? []
  return { child, ended, address, output: () => output }
}

async function stop({ child, ended }: { child: ChildProcess; ended: Promise<unknown> }) {
  child.kill('SIGTERM')
  await ended
  return child.exitCode
}

const dataDir = (name: string) => path.join(folder, name)

type Hindrance = [env: Record<string, string>, sentence: RegExp]

async function expectSentences(hindered: readonly Hindrance[]) {
  for (const [env, sentence] of hindered) {
    const { child, output } = await serve(env)
    expect(output()).toMatch(sentence)
    expect(child.exitCode).toBe(1)
  }
}

test('the server reports its version at the start, and --version prints it', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const server = await serve({ DATA_DIR: dataDir('version') })
  expect(server.output()).toContain(`Version ${version}. The site answers on ${server.address}`)
  await stop(server)
  const { stdout } = await promisify(execFile)(process.execPath, ['server/main.ts', '--version'])
  expect(stdout).toBe(`${version}\n`)
})

test('an obstacle to the start is reported in a sentence, and nothing is changed', async () => {
  const first = await serve({ DATA_DIR: dataDir('first') })
  const { port } = new URL(first.address)
  const hindered: Hindrance[] = [
    [{ PORT: port, DATA_DIR: dataDir('second') }, /^Port \d+ of 127\.0\.0\.1 is in use: .+\.\n$/],
    [{ DATA_DIR: dataDir('first') }, /^\S+ is in use by .+: stop it, or choose another DATA_DIR\.\n$/],
    [{ DATA_DIR: path.join(folder, 'shell.html', 'data') }, /^\S+ cannot be written: .+\.\n$/],
    [{ DATA_DIR: dataDir('third'), SITE: path.join(folder, 'none') }, /^There is no site in .+\.\n$/],
    [
      { DATA_DIR: dataDir('third'), HOST: '192.0.2.1' },
      /^HOST=192\.0\.2\.1 is no address of this machine.+\n$/,
    ],
    [{ DATA_DIR: dataDir('third'), PORT: 'x', DEMO: 'y' }, /^PORT must .+\.\nDEMO must .+\.\n$/],
  ]
  await expectSentences(hindered)
  expect([existsSync(dataDir('second')), existsSync(dataDir('third'))]).toEqual([false, false])
  expect(await stop(first)).toBe(0)
})

test('the start reports a missing database, half a build, and files in place of the server’s own', async () => {
  const half = path.join(folder, 'half')
  for (const made of [
    half,
    `${half}-facts`,
    dataDir('with-file'),
    path.join(dataDir('with-folder'), 'commands.sock'),
  ])
    await mkdir(made, { recursive: true })
  await writeFile(path.join(half, 'shell.html'), '<!doctype html>')
  await writeFile(path.join(dataDir('with-file'), 'tmp'), '')
  await expectSentences([
    [
      {
        DATA_DIR: path.join(dataDir('fourth'), 'deep'),
        DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/rows',
      },
      /^The database of DATABASE_URL does not answer: .+\.\n$/,
    ],
    [{ DATA_DIR: dataDir('fourth'), SITE: half }, /^\S+ holds no whole build: .+\.\n$/],
    [{ DATA_DIR: dataDir('with-file') }, /^\S+tmp cannot be written: a file is in its place.+\.\n$/],
    [{ DATA_DIR: dataDir('with-folder') }, /^\S+commands\.sock is in the place of .+\.\n$/],
  ])
  expect(existsSync(dataDir('fourth'))).toBe(false)
  expect(await readdir(dataDir('with-file'))).toEqual(['tmp'])
  expect(await readdir(dataDir('with-folder'))).toEqual(['commands.sock'])
})

test('an unexpected error at the start is one sentence, with a stack trace only at LOG_LEVEL=debug', async () => {
  const odd = path.join(folder, 'odd')
  // The headers file is read without checking that it is a file.
  await mkdir(path.join(odd, '_headers'), { recursive: true })
  await writeFile(path.join(odd, 'shell.html'), '<!doctype html>')
  const env = { DATA_DIR: dataDir('odd-data'), SITE: odd }
  const plain = await serve(env)
  expect([plain.output(), plain.child.exitCode]).toEqual([
    'Unexpected error (Error EISDIR). Run again with LOG_LEVEL=debug.\n',
    1,
  ])
  const traced = await serve({ ...env, LOG_LEVEL: 'debug' })
  expect(traced.output()).toMatch(/EISDIR.+\n(?: +at .+\n)*? +at .+site-headers\.ts/)
  expect(traced.child.exitCode).toBe(1)
})

test('the first super admin gets a link for the password until a password is set', async () => {
  const env = { DATA_DIR: dataDir('admin'), ADMIN_EMAIL: 'Ada@example.com' }
  const bare = await serve({ DATA_DIR: dataDir('admin') })
  expect(bare.output()).toContain('There is no account yet')
  await stop(bare)
  const first = await serve(env)
  expect(first.output()).toMatch(/Choose the password of ada@example\.com within 30 minutes: [^\s#]+#\S+\n/)
  await stop(first)
  const second = await serve(env)
  const [, token] = /reset-password#token=(\S+)\n/.exec(second.output()) ?? []
  const post = (call: string, body: object) =>
    fetch(`${second.address}/api/v1/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post('login', { email: 'ada@example.com', password: '' })).status).toBeGreaterThanOrEqual(400)
  const newPassword = 'four pumps under one roof'
  expect((await post('reset', { token, newPassword })).status).toBe(200)
  expect((await post('login', { email: 'ada@example.com', password: newPassword })).status).toBe(200)
  await stop(second)
  const third = await serve(env)
  expect(third.output()).not.toContain('reset-password')
  await stop(third)
})

test('a request that was accepted before SIGTERM gets a response and stays stored', async () => {
  let acknowledged = 0
  for (let round = 0; round < 4; round += 1) {
    const server = await serve({ DATA_DIR: dataDir('term') })
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const outcomes: Promise<Outcome>[] = []
    const timer = setInterval(() => outcomes.push(submit(server.address, agent)), 20)
    await pause(400 + round * 50)
    const stopping = stop(server)
    await pause(200)
    clearInterval(timer)
    expect(await stopping).toBe(0)
    const all = await Promise.all(outcomes)
    // A connection cut after the request was sent may have been accepted.
    expect(all.filter(({ isSent, status }) => isSent && status === undefined)).toEqual([])
    acknowledged += all.filter(({ status }) => status === 201).length
    agent.destroy()
  }
  expect(acknowledged).toBeGreaterThan(40)
  const env = {
    DATA_DIR: dataDir('term'),
    ADMIN_EMAIL: 'ada@example.com',
    ADMIN_PASSWORD: 'four pumps under one roof',
  }
  const server = await serve(env)
  const login = await fetch(`${server.address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  })
  const { token }: { token: string } = await login.json()
  const list = await fetch(`${server.address}/api/v1/contact`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { contacts }: { contacts: unknown[] } = await list.json()
  expect(contacts).toHaveLength(acknowledged)
  await stop(server)
})

test('a second signal ends the server at once', async () => {
  const server = await serve({ DATA_DIR: dataDir('twice') })
  // An unfinished response delays the first server's stop.
  const hanging = request(`${server.address}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-length': 10 },
  })
  hanging.on('error', () => undefined)
  hanging.write('a')
  await pause(200)
  server.child.kill('SIGTERM')
  await pause(500)
  expect(server.child.exitCode).toBeNull()
  server.child.kill('SIGTERM')
  await server.ended
  expect(server.child.exitCode).toBe(1)
})

interface Outcome {
  isSent: boolean
  status?: number | undefined
}

function submit(address: string, agent: Agent): Promise<Outcome> {
  const body = JSON.stringify({
    fullName: 'Amaka Okafor',
    email: 'amaka@client.example',
    phoneNumber: '+234 800 000 0100',
    service: 'general',
    message: 'Two pump skids',
  })
  return new Promise((resolve) => {
    let isSent = false
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const sent = request(`${address}/api/v1/contact`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve({ isSent, status: response.statusCode }))
    })
    // A refused connection, or one closed while idle, has accepted nothing.
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ isSent: isSent && !sent.reusedSocket && error.code !== 'ECONNREFUSED' }),
    )
    sent.once('finish', () => {
      isSent = true
    })
    sent.end(body)
  })
}
