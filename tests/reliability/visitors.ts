import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#tests/support/random.ts'
import { type Submission, submissionOf } from './submissions.ts'

/** Result of one attempt. Without a status, the submission may have been stored. */
interface Attempt {
  status?: number | undefined
  text: string
}

export interface VisitorsOptions {
  /** Port of the next attempt: servers may alternate. */
  port: () => number
  seed: number
  random: Random
}

/** First pause in milliseconds. The outbox waits as many seconds. */
const firstPause = 30
const longestPause = 600

export type Visitors = ReturnType<typeof createVisitors>

/**
 * Visitors who send like the outbox: they retry with the same key and entries until a submission is acknowledged. Final
 * error responses are recorded as mistakes.
 */
export function createVisitors({ port, seed, random }: VisitorsOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const stored = new Set<number>()
  const statuses = new Map<string, number>()
  const refused: string[] = []
  let longest = 0
  let next = 1

  async function submit(number: number, isOver: () => boolean): Promise<void> {
    const submission = submissionOf(number, seed)
    for (let tries = 0; !isOver(); tries += 1) {
      const began = performance.now()
      const { status, text } = await attempt(submission, port(), agent)
      longest = Math.max(longest, performance.now() - began)
      const word = status === undefined ? 'cut' : `${status}`
      statuses.set(word, (statuses.get(word) ?? 0) + 1)
      if (status === 201) {
        stored.add(number)
        return
      }
      const isLater = status === undefined || [409, 429, 503, 507].includes(status)
      if (!isLater || (status !== undefined && !hasSentence(text))) {
        refused.push(`${submission.mark}: ${status} ${text.slice(0, 200)}`)
        return
      }
      await pause(Math.min(firstPause * 2 ** tries, longestPause) * (0.5 + random()))
    }
  }

  return {
    /** Numbers of the acknowledged submissions. */
    stored,
    /** Error responses that the outbox would not retry, and those without a sentence. */
    refused,
    attempts: () => [...statuses].map(([word, count]) => `${count} × ${word}`).join(', '),
    answers: (status: number) => statuses.get(`${status}`) ?? 0,
    /** Longest attempt in milliseconds. */
    longest: () => longest,
    /** Sends with a number of parallel lanes, until all up to `last` are stored or `isOver` returns true. */
    send: async (lanes: number, last: number, isOver = () => false) => {
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          while (next <= last && !isOver()) {
            next += 1
            await submit(next - 1, isOver)
          }
        }),
      )
    },
    /** Submits one number outside the sequence. */
    submit: (number: number) => submit(number, () => false),
    close: () => agent.destroy(),
  }
}

function attempt({ path, type, key, body }: Submission, port: number, agent: Agent): Promise<Attempt> {
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': body.length, 'idempotency-key': key }
    const sent = request(
      { host: '127.0.0.1', port, path, method: 'POST', agent, headers, timeout: 30_000 },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.once('end', () => resolve({ status: answer.statusCode, text }))
        answer.once('error', () => resolve({ text: '' }))
        answer.once('close', () => resolve({ text: '' }))
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve({ text: '' }))
    sent.end(body)
  })
}

function hasSentence(text: string): boolean {
  try {
    return /\w+ \w+/.test(JSON.parse(text).message)
  } catch {
    return false
  }
}
