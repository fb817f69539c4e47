import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#backend/errors.ts'
import { formLimits } from '#backend/policy.ts'
import type { Sender } from '#backend/ports/ports.ts'
import { applicationInput } from '#src/contract/applications/input.ts'
import { blankRow } from '#tests/support/rows.ts'
import { type FormReader, openFormReader } from './form-reader.ts'

let folder: string
let reader: FormReader

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'))
  reader = openFormReader(folder)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const visitor: Sender = { caller: { address: '203.0.113.7', requestId: '' }, person: undefined }
const kept = () => readdir(folder)
const sent = (body: BodyInit | null, headers: HeadersInit = {}) =>
  new Request('https://site.test/api', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
const boundary = 'b'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const end = `--${boundary}--\r\n`
/** Creates an endless body. */
function endless(start: string): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(start)),
    pull: (controller) => controller.enqueue(Buffer.alloc(65_536, 'x')),
  })
}

async function refused(request: Request): Promise<[number, string]> {
  const reason: unknown = await reader.readForm(request, visitor).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(reason instanceof ApiError)) throw new Error(`Not refused: ${String(reason)}`)
  expect(await kept()).toEqual([])
  return [reason.status, reason.message]
}

test('a form has its texts in order and its files unchanged, on the disk while the request lasts', async () => {
  const form = new FormData()
  form.append('team[]', 'Ada')
  form.append('team[]', 'Ọlá 🏗')
  const bytes = new Uint8Array(3_000_000).map((_, index) => index % 251)
  form.append('file', new File([bytes], 'Überblick – 1.pdf', { type: 'application/pdf' }))
  await reader.within(async () => {
    const read = await reader.readForm(sent(form), visitor)
    expect(read.getAll('team[]')).toEqual(['Ada', 'Ọlá 🏗'])
    const file = read.get('file')
    if (!(file instanceof File)) throw new Error('No file')
    expect([file.name, file.type, file.size]).toEqual(['Überblick – 1.pdf', 'application/pdf', bytes.length])
    expect(await kept()).toHaveLength(1)
    expect(Buffer.from(await file.slice(1000, 1003).arrayBuffer())).toEqual(
      Buffer.from(bytes.slice(1000, 1003)),
    )
    expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), Buffer.from(bytes))).toBe(0)
  })
  expect(await kept()).toEqual([])
})

test('the checks of the contract can read an uploaded file', async () => {
  const form = new FormData()
  const texts = {
    applicantName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '08031234567',
    role: 'Engineer',
  }
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  form.append('resume', new File(['%PDF-1.7\n%%EOF'], 'cv.pdf'))
  await reader.within(async () => {
    const resume = (await reader.readForm(sent(form), visitor)).get('resume')
    const outcome = await applicationInput.shape.resume.safeParseAsync(resume)
    expect(outcome.success).toBe(true)
  })
})

test('a request that fails leaves no file on the disk', async () => {
  const form = new FormData()
  form.append('file', new File(['x'], 'x'))
  const work = reader.within(async () => {
    await reader.readForm(sent(form), visitor)
    throw new Error('The record is refused')
  })
  await expect(work).rejects.toThrow('The record is refused')
  expect(await kept()).toEqual([])
})

test('a file that was not chosen is left out of the form', async () => {
  const form = await reader.readForm(
    sent(
      `${part('file', '', '; filename=""\r\ncontent-type: application/octet-stream')}${part('a', '1')}${end}`,
      type,
    ),
    visitor,
  )
  expect([...form.keys()]).toEqual(['a'])
})

test.each<[string, BodyInit | null, Record<string, string>]>([
  ['JSON', '{}', { 'content-type': 'application/json' }],
  ['another kind of form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a body without a type', 'x', {}],
  ['a type without a boundary', part('a', '1') + end, { 'content-type': 'multipart/form-data' }],
  ['another boundary', part('a', '1') + end, { 'content-type': 'multipart/form-data; boundary=other' }],
  ['no body', null, type],
  ['an empty body', '', type],
  ['a body that ends in a text', part('a', '1'), type],
  ['a body that ends in a file', part('a', '1', '; filename="a.pdf"').slice(0, -3), type],
  ['a body that ends in a head', `--${boundary}\r\ncontent-dispo`, type],
  ['binary noise', Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) % 256)), type],
])('%s is rejected as a form', async (_what, body, headers) => {
  const [status, sentence] = await refused(sent(body, headers))
  expect(status).toBe(400)
  expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test.each<[string, () => BodyInit]>([
  ['an endless file', () => endless(part('file', '', '; filename="a"').slice(0, -2))],
  ['an endless text', () => endless(part('a', '').slice(0, -2))],
  ['endless parts', () => endless(part('a', '1').repeat(10_000))],
  ['twenty thousand parts', () => part('a', '1').repeat(20_000) + end],
  ['text in several fields', () => part('a', 'x'.repeat(2 ** 20)).repeat(3) + end],
  ['too many files', () => part('a', '1', '; filename="a"').repeat(21) + end],
  ['a name of a megabyte', () => part('a'.repeat(70_000), '1') + end],
])('%s exceeds the limits of a form', async (_what, body) => {
  const [status] = await refused(sent(body(), type))
  expect([400, 413]).toContain(status)
})

test('a form is too large by its announced length, by one file or by its total', async () => {
  expect((await refused(sent('x', { ...type, 'content-length': '99999999999' })))[0]).toBe(413)
  const small = openFormReader(folder, {
    limits: { ...formLimits, file: 2 ** 20, total: 3 * 2 ** 20 },
  })
  const file = part('f', 'x'.repeat(2 ** 20), '; filename="a"')
  const over = part('f', 'x'.repeat(2 ** 20 + 1), '; filename="a"')
  await expect(small.readForm(sent(over + end, type), visitor)).rejects.toMatchObject({
    status: 413,
    message: 'A file may have at most 1 MB.',
  })
  await expect(small.readForm(sent(file.repeat(3) + end, type), visitor)).rejects.toMatchObject({
    status: 413,
  })
  expect(await kept()).toEqual([])
  await small.within(async () =>
    expect([...(await small.readForm(sent(file.repeat(2) + end, type), visitor))]).toHaveLength(2),
  )
})

test('a form that stops arriving is given up', async () => {
  const slow = openFormReader(folder, { limits: { ...formLimits, timeout: 50 } })
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(part('f', 'x', '; filename="a"').slice(0, -2))),
  })
  await expect(slow.readForm(sent(body, type), visitor)).rejects.toMatchObject({ status: 408 })
  expect(await kept()).toEqual([])
})

test('a form fails as unavailable while the disk takes no files', async () => {
  await rm(folder, { recursive: true })
  await expect(
    reader.readForm(sent(part('f', 'x', '; filename="a"') + end, type), visitor),
  ).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test('an upload below the minimum mean speed is given up after a while', async () => {
  const limits = { ...formLimits, leastSpeed: { bytes: 10_000, after: 200 } }
  const watched = openFormReader(folder, { limits })
  const dripping = (bytes: number) => {
    let left = 40
    return new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(part('f', '', '; filename="a"').slice(0, -2))),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 10))
        left -= 1
        controller.enqueue(Buffer.from(left > 0 ? 'x'.repeat(bytes) : `\r\n${end}`))
        if (left === 0) controller.close()
      },
    })
  }
  await expect(watched.readForm(sent(dripping(1), type), visitor)).rejects.toMatchObject({
    status: 408,
    message: 'The form took too long to arrive. Send it again.',
  })
  expect(await kept()).toEqual([])
  await watched.within(async () => {
    const form = await watched.readForm(sent(dripping(5_000), type), visitor)
    expect(form.get('f')).toBeInstanceOf(File)
  })
})

test('a visitor’s file is rejected while the disk has little space, and a staff file is not', async () => {
  const full = openFormReader(folder, { hasRoom: async () => false })
  const file = () => sent(part('a', '1') + part('f', 'x', '; filename="a.pdf"') + end, type)
  await expect(full.readForm(file(), visitor)).rejects.toMatchObject({
    status: 507,
    message: 'There is no room left for files. Send the form without them, or try again later.',
  })
  expect(await kept()).toEqual([])
  const withoutFile =
    part('f', '', '; filename=""\r\ncontent-type: application/octet-stream') + part('a', '1') + end
  expect([...(await full.readForm(sent(withoutFile, type), visitor)).keys()]).toEqual(['a'])
  await full.within(async () => {
    const form = await full.readForm(file(), { ...visitor, person: blankRow('admins', { _id: 'ada' }) })
    expect([...form.keys()]).toEqual(['a', 'f'])
  })
})

test.each<[string, string]>([
  ['file parts', part('f', 'x'.repeat(15_000), '; filename="a.pdf"').repeat(5)],
  ['file parts and another end', part('f', 'x'.repeat(15_000), '; filename="a.pdf"').repeat(5) + end],
  ['a file without an end', part('f', 'x'.repeat(70_000), '; filename="a.pdf"').slice(0, -2)],
  ['a malformed head', `--${boundary}\r\n\0`],
  ['an epilogue of 39 MB', 'x'.repeat(39 * 2 ** 20)],
])('data after the closing boundary is ignored: %s', async (_what, after) => {
  const form = await reader.readForm(sent(part('a', '1') + end + after, type), visitor)
  expect([...form]).toEqual([['a', '1']])
})

test('a form is complete at its closing boundary, in whatever chunks it comes', async () => {
  const whole = `preamble\r\n${part('a', '1')}${part('f', 'x\r\n--\r\nb--', '; filename="a"')}${end}`
  for (let at = 1; at < whole.length; at += 1) {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.from(whole.slice(0, at)))
        controller.enqueue(Buffer.from(whole.slice(at)))
      },
      // The announced rest never arrives.
      pull: () => {},
    })
    await reader.within(async () => {
      const form = await reader.readForm(sent(body, type), visitor)
      expect([...form.keys()]).toEqual(['a', 'f'])
    })
  }
})

test('two hundred uploads that break off leave nothing on the disk', async () => {
  const outcomes: unknown[] = []
  let began = 0
  const server = createServer((incoming, response) => {
    const body = Readable.toWeb(incoming) as ReadableStream
    reader
      .readForm(sent(body, type), { ...visitor, caller: { address: `${began++}`, requestId: '' } })
      .catch((error: unknown) => outcomes.push(error))
      .finally(() => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (let round = 0; round < 20; round += 1) {
    const uploads = Array.from({ length: 10 }, (_, index) => {
      const upload = httpRequest({ port, method: 'POST', headers: { 'transfer-encoding': 'chunked' } })
      upload.on('error', () => {})
      upload.write(part('f', 'x'.repeat(1000 * index + 100), '; filename="../../etc/passwd"').slice(0, -2))
      return upload
    })
    await vi.waitFor(async () => expect((await kept()).length).toBe(10))
    for (const upload of uploads) upload.destroy()
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  }
  await vi.waitFor(() => expect(outcomes).toHaveLength(200))
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 400 })
  server.closeAllConnections()
  server.close()
})

test('a form with a malformed part is rejected without waiting for the next file', async () => {
  const name = 'malformed\0.pdf'
  const start =
    part('cover', 'x', `; filename="${name}"`) + part('resume', '', '; filename="b.pdf"').trimEnd()
  // The body is incomplete when the parser gives up.
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(`${start}\r\n\r\nlong`)),
    pull: () => {},
  })
  expect(await refused(sent(body, type))).toEqual([400, 'The form did not arrive whole. Send it again.'])
})
