import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections } from '#src/contract/index.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { backendUnderTest } from './backend.ts'
import { examples } from './examples.ts'

const backend = backendUnderTest()

// Object.keys loses the type of its keys.
describe.each(Object.keys(examples) as (keyof typeof examples)[])('%s', (name) => {
  const example = examples[name]
  const calls: Partial<Record<Verb, Endpoint>> = collections[name].endpoints
  // A collection without the call has no such test.
  const testIf = (has: unknown) => (has ? test : () => undefined)
  const made: string[] = []

  afterEach(async () => {
    for (const id of made.splice(0)) await backend.sendAsStaff(call('remove'), { id })
  })

  /** Creates a record that the test deletes afterwards. */
  async function create() {
    const mark = `Contract check ${name} ${crypto.randomUUID()}`
    const input = example.input(mark)
    const answer = await backend.sendAsStaff(call('create'), { input })
    expect(answer.status, await answer.clone().text()).toBe(201)
    const record = await listed(mark)
    const id = String(record?._id)
    expect(id).toMatch(/./)
    made.push(id)
    return { mark, input, record, id }
  }

  test('a created record is in the list with every field that was written', async () => {
    const { record, input } = await create()
    expect(record).toMatchObject(expected(input))
  })

  test('a created record comes first in the list', async () => {
    const { mark } = await create()
    const [first] = await rows()
    expect(first?.[example.marked]).toBe(mark)
  })

  testIf(calls.detail)('a created record can be read by its id', async () => {
    const { id, record } = await create()
    expect(await backend.read(call('detail'), { id })).toEqual(record)
  })

  // A backend may re-encode a picture, to remove hidden data, but must not change its visible content.
  testIf(example.files)(
    'a record’s documents are stored byte for byte, and its pictures pixel by pixel',
    async () => {
      const { record } = await create()
      for (const [field, file] of Object.entries(example.files ?? {})) {
        const address = String(record?.[field])
        expect(address).toMatch(/^https?:/)
        const answer = await fetch(address)
        expect(answer.headers.get('content-type')).toBe(file.type)
        const see = file.type.startsWith('image/') ? pixelsOf : async (bytes: Uint8Array) => bytes
        expect(await see(await answer.bytes())).toEqual(await see(await file.bytes()))
      }
    },
  )

  testIf(calls.update)(
    'an update changes the fields that it sends, and the rest stays as before',
    async () => {
      const { id, mark, input, record: before } = await create()
      // An edit sends all fields of a record. The backend sets these of a new article.
      const article = name === 'blogs' && { date: '2025-03-05', author: before?.author }
      const changed = { ...input, ...article, ...example.change }
      const answer = await backend.sendAsStaff(call('update'), { id, input: changed })
      expect(answer.status, await answer.clone().text()).toBe(200)
      expect(await listed(mark)).toEqual({ ...before, ...expected(changed), ...example.reads })
    },
  )

  test('a removed record is gone from the list and its own address', async () => {
    const { id, mark } = await create()
    const answer = await backend.sendAsStaff(call('remove'), { id })
    expect(answer.status).toBe(200)
    expect(await listed(mark)).toBeUndefined()
    if (calls.detail) expect((await backend.sendAsStaff(calls.detail, { id })).status).toBe(404)
    expect((await backend.sendAsStaff(call('remove'), { id })).status).toBe(404)
  })

  function call(verb: Verb): Endpoint {
    const endpoint = calls[verb]
    if (!endpoint) throw new Error(`${name} has no ${verb}`)
    return endpoint
  }

  async function rows(): Promise<Record<string, unknown>[]> {
    // A list response contains the records.
    return (await backend.read(call('list'))) as Record<string, unknown>[]
  }

  async function listed(mark: string) {
    return (await rows()).find((row) => row[example.marked] === mark)
  }

  function expected(written: Record<string, unknown>) {
    const read = Object.entries(written).filter(([field]) => !example.unread?.includes(field))
    return Object.fromEntries(read)
  }
})

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: [...data], width: info.width, height: info.height }
}
