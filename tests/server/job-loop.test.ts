import { Client } from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { openRows } from '#server/database/open-rows.ts'
import { startLoop } from '#server/jobs/job-loop.ts'
import { postgresTarget } from '#tests/support/databases.ts'

const postgres = postgresTarget()
afterAll(postgres.remove)

it('a server whose lock is lost ends its jobs, and one of the two servers goes on', async () => {
  const place = await postgres.place()
  const running = new Set<string>()
  const ended: string[] = []
  const errors: string[] = []
  async function server(name: string) {
    const opened = await openRows(place)
    const loop = startLoop({
      rows: { ...opened.rows, lock: opened.lock },
      jobs: [
        {
          name: 'count',
          async run(signal) {
            running.add(name)
            await new Promise((resolve) => signal.addEventListener('abort', resolve))
            running.delete(name)
            ended.push(name)
            return 0
          },
        },
      ],
      onError: (job, error) => errors.push(`${job}: ${error}`),
      lockPause: 20,
    })
    return { stop: () => loop.stop().then(opened.close) }
  }
  const servers = [await server('one'), await server('two')]
  await vi.waitFor(() => expect(running.size).toBe(1))
  const [first] = running
  const admin = new Client({ connectionString: place.databaseUrl })
  await admin.connect()
  // Simulate a restart of PostgreSQL, which closes the connection with the lock.
  const holders = await admin.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted",
  )
  expect(holders.rows).toHaveLength(1)
  await admin.end()
  await vi.waitFor(() => expect(errors).toEqual(['lock: Error: The connection that held it is gone']))
  await vi.waitFor(() => expect([...running].length).toBe(1))
  expect(ended).toEqual([first])
  await Promise.all(servers.map(({ stop }) => stop()))
}, 60_000)

it('a pause longer than a timer can wait does not run the job again at once', async () => {
  let runs = 0
  const lostSignal = new AbortController().signal
  const loop = startLoop({
    rows: { watch: () => () => {}, lock: async () => ({ release: async () => {}, lostSignal }) },
    jobs: [
      {
        name: 'seldom',
        async run() {
          runs += 1
          return 31 * 24 * 60 * 60_000
        },
      },
    ],
    onError: (_, error) => expect.fail(String(error)),
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await loop.stop()
  expect(runs).toBe(1)
})
