import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { bomFaults } from '#scripts/shipped/bom-faults.ts'
import { team } from '#src/contract/team/calls.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPostgres } from '#tests/support/postgres.ts'

const admin = { email: 'ada@company.test', password: 'four words and rain' }
// Simulate a machine where root owns the release and an unprivileged user runs it.
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const resume = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n'

/** Unpacks the release into an empty folder, beside a path of commands without Node. */
function unpacked() {
  const place = mkdtempSync(path.join(tmpdir(), 'test-release-'))
  const packed = path.join(place, 'packed')
  execFileSync(process.execPath, ['scripts/pack.ts', '--to', packed, '--archive'])
  const archive = readdirSync(packed).find((name) => name.endsWith('.tar.gz')) ?? ''
  execFileSync('tar', ['-xf', path.join(packed, archive), '-C', place])
  const release = path.join(place, archive.replace('.tar.gz', ''))
  mkdirSync(path.join(place, 'data'))
  mkdirSync(path.join(place, 'restored'))
  if (user.uid)
    for (const folder of ['', 'data', 'restored']) chownSync(path.join(place, folder), user.uid, user.gid)
  const tools = path.join(place, 'tools')
  mkdirSync(tools)
  for (const tool of ['dirname', 'readlink']) symlinkSync(`/usr/bin/${tool}`, path.join(tools, tool))
  return { place, release, tools }
}

test('a packed release runs on its own, stores submissions and moves to PostgreSQL by a backup', async () => {
  const { place, release, tools } = unpacked()
  const scripts = (folder: string) => readdirSync(folder).map((file) => path.parse(file).name)
  expect(scripts(path.join(release, 'server/migrations'))).toEqual(scripts('server/database/migrations'))
  const running = new Set<ChildProcess>()
  const postgres = await startPostgres({ isDurable: false })
  const start = (args: string[], env: Record<string, string>) => {
    const child = spawn(path.join(release, 'bin/site'), args, {
      ...user,
      cwd: place,
      env: { PATH: tools, DATA_DIR: path.join(place, 'data'), LOG_LEVEL: 'warn', ...env },
    })
    running.add(child)
    return child
  }
  const serve = async (env: Record<string, string> = {}) => {
    const port = await freePort()
    const child = start([], { PORT: String(port), ...env })
    await textOf(child, /The site answers on/)
    return { child, origin: `http://127.0.0.1:${port}` }
  }
  const stop = async (child: ChildProcess) => {
    child.kill('SIGTERM')
    expect(await exitOf(child)).toBe(0)
  }
  const command = async (args: string[], { typed = '', ...env }: Record<string, string> = {}) => {
    const child = start(args, env)
    child.stdin?.end(typed)
    const said = await textOf(child, /\n/)
    expect([await exitOf(child), said]).toEqual([0, said])
    return said
  }

  try {
    expect(await bomFaults(readFileSync(path.join(release, 'bom.cdx.json'), 'utf8'))).toEqual([])
    const first = await serve()
    await send(first.origin)
    await command(['admin', 'create', admin.email, '--role', 'super_admin'], { typed: admin.password })
    await expectSent(first.origin)
    await addPicture(first.origin)
    await stop(first.child)

    const second = await serve()
    await expectSent(second.origin)
    expect(await (await fetch(`${second.origin}/about`)).text()).toContain('<main')
    const backup = path.join(place, 'one.backup')
    expect(await command(['backup', backup])).toContain('and 2 files are in')
    await stop(second.child)

    const there = { DATA_DIR: path.join(place, 'restored'), DATABASE_URL: await postgres.newDatabase() }
    expect(await command(['restore', backup], there)).toContain('and 2 files are back and were compared')
    const third = await serve(there)
    await expectSent(third.origin)
    await stop(third.child)
  } finally {
    for (const child of running) child.kill('SIGKILL')
    await postgres.remove()
    rmSync(place, { recursive: true, force: true })
  }
})

const quote = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@mail.test',
  phoneNumber: '+234 803 123 4567',
  companyName: 'Delta Pipelines',
  country: 'Nigeria',
  service: 'Process Engineering',
  budget: 25_000,
  timeline: '2099-01-31',
  message: 'A separator and its foundations.',
}
const application = {
  applicantName: 'Eve Ade',
  role: 'Welder',
  email: 'eve@mail.test',
  phone: '+234 803 123 4567',
  status: 'new',
  experience: '0-2 years',
  education: 'PhD',
  coverLetter: 'I weld.',
}

async function send(origin: string) {
  const headers = { 'content-type': 'application/json' }
  const sent = await fetch(`${origin}/api/v1/demo`, { method: 'POST', headers, body: JSON.stringify(quote) })
  expect([sent.status, await sent.text()]).toEqual([201, expect.stringContaining('message')])
  const form = new FormData()
  for (const [name, value] of Object.entries(application)) form.append(name, value)
  form.append('resume', new File([resume], 'resume.pdf', { type: 'application/pdf' }))
  const applied = await fetch(`${origin}/api/v1/job-applications`, { method: 'POST', body: form })
  expect([applied.status, await applied.text()]).toEqual([201, expect.stringContaining('message')])
}

/** Uploads a picture, which the release's native module re-encodes. */
async function addPicture(origin: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ fullName: 'Ada', position: 'Welder' }))
    form.append(name, value)
  form.append('photo', new File([readFileSync('public/icon-192.png')], 'ada.png', { type: 'image/png' }))
  const headers = { authorization: `Bearer ${await signIn(origin)}` }
  const response = await fetch(`${origin}/api/v1${team.endpoints.create.path}`, {
    method: 'POST',
    headers,
    body: form,
  })
  expect([response.status, await response.text()]).toEqual([201, expect.any(String)])
}

async function signIn(origin: string): Promise<string> {
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return (await login.json()).token
}

async function expectSent(origin: string) {
  const token = await signIn(origin)
  const read = async (list: string) => {
    const response = await fetch(`${origin}/api/v1${list}`, { headers: { authorization: `Bearer ${token}` } })
    return response.json()
  }
  expect((await read('/demo')).demoRequests).toMatchObject([quote])
  const { jobApplications } = await read('/job-applications')
  expect(jobApplications).toMatchObject([{ applicantName: 'Eve Ade' }])
  expect(await (await fetch(jobApplications[0].resumeUrl)).text()).toBe(resume)
}

/** Collects a process's output until the expected text. @throws when the process exits first */
function textOf(child: ChildProcess, expected: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        text += chunk
        if (expected.test(text)) resolve(text)
      })
    child.once('exit', () => reject(new Error(`It ended: ${text}`)))
  })
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve))
}
