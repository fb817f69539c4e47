import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder } from '#tests/support/server.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { assertStored, staff } from './stored.ts'
import { submissionOf } from './submissions.ts'

/** Milliseconds between two submissions: 50 per second. */
const between = 20
/** Milliseconds from SIGTERM to the exit of the process. */
const longestStop = 10_000

export const stops: Part = { name: 'SIGTERM under load', run }

async function run({ seed, isQuick }: PartOptions): Promise<string> {
  const times = isQuick ? 5 : 100
  const random = randomFrom(seed)
  await using place = await createServerFolder('stops')
  const env = { SITE: place.site, DATA_DIR: path.join(place.folder, 'data'), ...staff }
  const server = await createServer({ env })
  const stored = new Set<number>()
  const unanswered: string[] = []
  const took: number[] = []
  let next = 1
  let refused = 0
  try {
    for (let time = 0; time < times; time += 1) {
      await server.startOrThrow()
      const agent = new Agent({ keepAlive: true, maxSockets: 16 })
      const outcomes: Promise<Outcome>[] = []
      const timer = setInterval(() => {
        outcomes.push(submit(next, seed, server.port, agent))
        next += 1
      }, between)
      await pause(300 + random() * 500)
      const began = performance.now()
      const stopping = server.stop()
      // Visitors keep sending while the server stops.
      await pause(200)
      clearInterval(timer)
      await stopping
      took.push(performance.now() - began)
      assert.equal(server.exitCode(), 0)
      for (const { number, status, isAccepted } of await Promise.all(outcomes)) {
        if (status === 201) stored.add(number)
        else if (isAccepted) unanswered.push(`${number}: ${status ?? 'cut'}`)
        else refused += 1
      }
      agent.destroy()
    }
    assertNone(unanswered, 'accepted and not answered with 201')
    const slowest = Math.max(...took)
    assert.ok(slowest <= longestStop, `It took ${slowest} ms to stop`)
    await server.startOrThrow()
    const { files } = await assertStored(server.origin, stored, seed)
    return [
      `${times} × SIGTERM at 50 submissions a second: ${stored.size} accepted, each was answered and is there, ${files} PDFs`,
      `${refused} came when nothing listened any more`,
      `it took at most ${(slowest / 1000).toFixed(1)} s`,
    ].join('; ')
  } finally {
    await server.kill()
  }
}

interface Outcome {
  number: number
  status?: number | undefined
  /** Whether a server may have read the request. */
  isAccepted: boolean
}

function submit(number: number, seed: number, port: number, agent: Agent): Promise<Outcome> {
  const { path, type, key, body } = submissionOf(number, seed)
  return new Promise((resolve) => {
    let isSent = false
    const headers = { 'content-type': type, 'content-length': body.length, 'idempotency-key': key }
    const sent = request(
      { host: '127.0.0.1', port, path, method: 'POST', agent, headers, timeout: 30_000 },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve({ number, status: answer.statusCode, isAccepted: true }))
        answer.once('close', () => resolve({ number, isAccepted: true }))
      },
    )
    sent.once('finish', () => {
      isSent = true
    })
    sent.once('timeout', () => sent.destroy())
    // A refused connection, or one closed while idle, has accepted nothing.
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ number, isAccepted: isSent && !sent.reusedSocket && error.code !== 'ECONNREFUSED' }),
    )
    sent.end(body)
  })
}
