import assert from 'node:assert/strict'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { examples } from '#tests/contract/examples.ts'
import { openShared } from '#tests/support/backing.ts'
import { pick, type Random, randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder, type ServerProcess } from '#tests/support/server.ts'
import { type EventStream, openEvents } from './event-stream.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { assertStored, signIn, staff, waitUntil } from './stored.ts'
import { createVisitors } from './visitors.ts'

/** Milliseconds until the other server knows of a write. */
const maxDelay = 1_000

export const twoServers: Part = { name: 'Two servers on one PostgreSQL, one killed', run }

async function run({ seed, isQuick }: PartOptions): Promise<string> {
  const [stories, kills] = isQuick ? [2, 1] : [60, 30]
  const random = randomFrom(seed)
  await using place = await createServerFolder('two')
  await using backing = await openShared(place)
  const [steady, killed] = await Promise.all(
    ['steady', 'killed'].map((name) =>
      createServer({
        // The built site, whose pages are rendered from the rows.
        env: { ...backing.env, ...staff, SITE: 'dist', DATA_DIR: path.join(place.folder, name) },
      }),
    ),
  )
  assert.ok(steady && killed)
  const ports = [steady.port, killed.port]
  const visitors = createVisitors({ port: () => pick(ports, random) ?? steady.port, seed, random })
  const state: State = {
    random,
    steady,
    killed,
    visitors,
    isUp: false,
    starts: 0,
    delays: [],
    pages: [],
    across: 0,
  }
  let isOver = false
  try {
    await steady.startOrThrow()
    const token = await signIn(steady.origin)
    const heard = openEvents(steady.origin, token)
    await heard.opened()
    const load = visitors.send(3, isQuick ? 20 : 100_000, () => isOver)
    let mistake: unknown
    const killing = killAgainAndAgain(state, token, () => isOver && state.starts > kills).catch(
      (cause: unknown) => {
        mistake = cause
      },
    )
    for (let story = 1; !mistake && (story <= stories || state.starts <= kills); story += 1)
      await tellStory(state, 1_000_000 + 10 * story, heard)
    isOver = true
    await Promise.all([load, killing])
    if (mistake) throw mistake
    await waitUntil(() => heard.created.size >= visitors.stored.size, maxDelay, 'each is told')
    await heard.close()
    assertNone(visitors.refused, 'refused')
    assert.equal(steady.exits() + killed.exits(), 0, 'A server ended by itself')
    const { rows, files, unacknowledged } = await assertStored(steady.origin, visitors.stored, seed)
    assert.ok(unacknowledged <= 3)
    return [
      `${state.delays.length} stories (submit, sign in, read, update, sign out), ${state.starts - 1} × kill -9 of one`,
      `session gone on both at most ${Math.max(...state.delays).toFixed(0)} ms after sign-out`,
      `a page that was kept shows a write within ${Math.max(...state.pages).toFixed(0)} ms`,
      `events: each of ${heard.created.size} told by the steady one, those of ${state.across} stories also by the other`,
      `${rows} stored, ${files} PDFs, 0 lost, 0 doubled; attempts: ${visitors.attempts()}`,
    ].join('; ')
  } finally {
    isOver = true
    visitors.close()
    await Promise.all([steady.kill(), killed.kill()])
  }
}

interface State {
  random: Random
  steady: ServerProcess
  killed: ServerProcess
  visitors: ReturnType<typeof createVisitors>
  isUp: boolean
  /** Number of starts of the killed server. */
  starts: number
  /** Events of its current life. */
  told?: EventStream | undefined
  delays: number[]
  /** Milliseconds until a cached page shows a write. */
  pages: number[]
  across: number
}

async function killAgainAndAgain(state: State, token: string, isOver: () => boolean) {
  while (!isOver()) {
    await state.killed.startOrThrow()
    state.starts += 1
    state.told = openEvents(state.killed.origin, token)
    await state.told.opened()
    state.isUp = true
    await pause(200 + state.random() * 3_000)
    state.isUp = false
    await state.killed.kill()
  }
}

/** Runs one user's story. Each call goes to one of the two servers, or to the other if that is unavailable. */
async function tellStory(state: State, number: number, heard: EventStream) {
  const { steady, visitors } = state
  const mark = `Mark ${number}`
  await visitors.submit(number)
  const told = state.isUp ? state.told : undefined

  const { token } = await asked<{ token: string }>(state, '/auth/login', {
    method: 'POST',
    body: { email: staff.ADMIN_EMAIL, password: staff.ADMIN_PASSWORD },
  })
  const { jobApplications } = await asked<List>(state, '/job-applications', { token })
  const [found, ...more] = jobApplications.filter(({ applicantName }) => applicantName === mark)
  assert.ok(found && more.length === 0, `${mark} is there once`)
  const { _id: id } = found
  await waitUntil(() => heard.created.has(id), maxDelay, `${mark} is told by the steady server`)
  // The other server reports it too, unless it was killed meanwhile.
  await waitUntil(
    () => !told || told.created.has(id) || told.isOver() || !state.isUp,
    maxDelay,
    `${mark} is told by both`,
  )
  if (told?.created.has(id)) state.across += 1

  await publish(state, `Career ${number}`, token)

  const own = openEvents(steady.origin, token)
  await own.opened()
  assert.ok(own.isOpen())
  await asked(state, `/job-applications/${id}/status`, {
    method: 'PUT',
    token,
    body: { status: 'interview' },
  })
  const { jobApplication } = await asked<Detail>(state, `/job-applications/${id}`, { token })
  assert.equal(jobApplication.status, 'interview')

  // The response may be lost with the server. On retry, the session is already gone.
  await asked(state, '/auth/logout', { method: 'POST', token }, [401])
  const after = performance.now()
  const isGone = async ({ origin }: ServerProcess) => {
    const status = await statusOf(`${origin}/api/v1/job-applications`, token)
    return status === 401 || status === undefined
  }
  await waitUntil(
    async () => (await isGone(steady)) && (await isGone(state.killed)) && own.isOver(),
    maxDelay,
    'the session is gone on both servers, and its stream of events',
  )
  state.delays.push(performance.now() - after)
}

/** Publishes a job on one server, and waits until the steady server's cached page of jobs shows it. */
async function publish(state: State, title: string, token: string) {
  const pageOf = async () => (await fetch(`${state.steady.origin}/careers`)).text()
  assert.ok(!(await pageOf()).includes(title))
  await asked(state, '/careers', { method: 'POST', token, body: { ...examples.careers.input(title) } })
  const after = performance.now()
  await waitUntil(
    async () => (await pageOf()).includes(title),
    maxDelay,
    `${title} is on the steady server's page`,
  )
  state.pages.push(performance.now() - after)
}

interface List {
  jobApplications: { _id: string; applicantName: string }[]
}

interface Detail {
  jobApplication: { status: string }
}

interface Asking {
  method?: string
  token?: string
  body?: object
}

/** Calls one of the two servers, and retries after a failure of the connection. */
async function asked<Answer>(
  { random, steady, killed }: State,
  call: string,
  { method = 'GET', token, body }: Asking = {},
  fine: readonly number[] = [],
): Promise<Answer> {
  for (;;) {
    const { origin } = pick([steady, killed], random) ?? steady
    try {
      const answer = await fetch(`${origin}/api/v1${call}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.ok || fine.includes(answer.status)) return JSON.parse(text)
      assert.equal(answer.status, 503, `${method} ${call}: ${answer.status} ${text}`)
    } catch (error) {
      // `fetch` throws a TypeError when the connection breaks.
      if (!(error instanceof TypeError)) throw error
      await pause(20)
    }
  }
}

async function statusOf(url: string, token: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await answer.text()
    return answer.status
  } catch {
    return undefined
  }
}
