import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { careers } from '#src/contract/careers/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections } from '#src/contract/index.ts'
import { backendUnderTest, type Sending } from './backend.ts'
import { examples } from './examples.ts'

const backend = backendUnderTest()
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const newMark = () => `Contract check ${crypto.randomUUID()}`

/** Counts the records with the mark, and deletes them. */
async function taken(
  name: 'quoteRequests' | 'contactSubmissions' | 'applications' | 'careers',
  mark: string,
) {
  // Only the marked field is read, for four types of record.
  const list: Endpoint<{ _id: string }[]> = collections[name].endpoints.list
  const found = (await backend.read(list)).filter((row) => Object(row)[examples[name].marked] === mark)
  for (const { _id: id } of found) await backend.sendAsStaff(collections[name].endpoints.remove, { id })
  return found.length
}

describe.each(['quoteRequests', 'contactSubmissions', 'applications'] as const)('%s', (name) => {
  /** Retries after the time that a busy backend gives, as every client must. */
  async function sending(mark: string, headers: Sending['headers'] = newKey()): Promise<Response> {
    const input = examples[name].input(mark)
    const answer = await backend.send(collections[name].endpoints.create, { input, headers })
    const wait = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !(wait > 0)) return answer
    await pause(wait * 1000)
    return sending(mark, headers)
  }

  test('a key stores one record for concurrent and repeated requests', async () => {
    const [mark, headers] = [newMark(), newKey()]
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => sending(mark, headers)))
    const answers = [...atOnce, await sending(mark, headers)]
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await taken(name, mark)).toBe(1)
  })

  test('different input is rejected under a used key and accepted under another key', async () => {
    const [mark, other, headers] = [newMark(), newMark(), newKey()]
    expect((await sending(mark, headers)).status).toBe(201)
    expect((await sending(other, headers)).status).toBe(422)
    expect((await sending(other)).status).toBe(201)
    expect([await taken(name, mark), await taken(name, other)]).toEqual([1, 1])
  })
})

test('a record that staff create twice under one key is stored once', async () => {
  const [mark, headers] = [newMark(), newKey()]
  const input = examples.careers.input(mark)
  for (let time = 0; time < 2; time += 1)
    expect((await backend.sendAsStaff(careers.endpoints.create, { input, headers })).status).toBe(201)
  expect(await taken('careers', mark)).toBe(1)
})
