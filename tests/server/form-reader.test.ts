import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#backend/base/refusal.ts'
import { Unavailable } from '#backend/ports/rows.ts'
import { type FormReader, formLimits, openFormReader } from '#server/files/form-reader.ts'
import { applicationInput } from '#src/contract/applications.ts'

let folder: string
let reader: FormReader

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'))
  reader = openFormReader(folder)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const kept = () => readdir(folder)
const sent = (body: BodyInit | null, headers: HeadersInit = {}) =>
  new Request('https://site.test/api', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
const boundary = 'b'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const end = `--${boundary}--\r\n`
/** Bytes without an end. */
function endless(start: string): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(start)),
    pull: (controller) => controller.enqueue(Buffer.alloc(65_536, 'x')),
  })
}

async function refused(request: Request): Promise<[number, string]> {
  const reason: unknown = await reader.readForm(request).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(reason instanceof Refusal)) throw new Error(`Not refused: ${String(reason)}`)
  expect(await kept()).toEqual([])
  return [reason.status, reason.message]
}

test('texts in order and files as they were, read from the disk while the request lasts', async () => {
  const form = new FormData()
  form.append('team[]', 'Ada')
  form.append('team[]', 'Ọlá 🏗')
  const bytes = new Uint8Array(3_000_000).map((_, index) => index % 251)
  form.append('file', new File([bytes], 'Überblick – 1.pdf', { type: 'application/pdf' }))
  await reader.within(async () => {
    const read = await reader.readForm(sent(form))
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

test('the checks of the contract read such a file', async () => {
  const form = new FormData()
  const texts = {
    applicantName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '08031234567',
    role: 'Engineer',
  }
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  form.append('resume', new File(['%PDF-1.7'], 'cv.pdf'))
  await reader.within(async () => {
    const resume = (await reader.readForm(sent(form))).get('resume')
    const outcome = await applicationInput.shape.resume.safeParseAsync(resume)
    expect(outcome.success).toBe(true)
  })
})

test('work that fails leaves nothing on the disk either', async () => {
  const form = new FormData()
  form.append('file', new File(['x'], 'x'))
  const work = reader.within(async () => {
    await reader.readForm(sent(form))
    throw new Error('The record is refused')
  })
  await expect(work).rejects.toThrow('The record is refused')
  expect(await kept()).toEqual([])
})

test('a file that was not chosen is none', async () => {
  const form = await reader.readForm(
    sent(
      `${part('file', '', '; filename=""\r\ncontent-type: application/octet-stream')}${part('a', '1')}${end}`,
      type,
    ),
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
])('%s is not a form', async (_what, body, headers) => {
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
])('%s is too much', async (_what, body) => {
  const [status] = await refused(sent(body(), type))
  expect([400, 413]).toContain(status)
})

test('too large is told by the length, by the file and by the sum', async () => {
  expect((await refused(sent('x', { ...type, 'content-length': '99999999999' })))[0]).toBe(413)
  const small = openFormReader(folder, { ...formLimits, file: 2 ** 20, total: 3 * 2 ** 20 })
  const file = part('f', 'x'.repeat(2 ** 20), '; filename="a"')
  const over = part('f', 'x'.repeat(2 ** 20 + 1), '; filename="a"')
  await expect(small.readForm(sent(over + end, type))).rejects.toMatchObject({
    status: 413,
    message: 'A file may have at most 1 MB.',
  })
  await expect(small.readForm(sent(file.repeat(3) + end, type))).rejects.toMatchObject({ status: 413 })
  expect(await kept()).toEqual([])
  await small.within(async () =>
    expect([...(await small.readForm(sent(file.repeat(2) + end, type)))]).toHaveLength(2),
  )
})

test('a body that drips is given up', async () => {
  const slow = openFormReader(folder, { ...formLimits, timeout: 50 })
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(part('f', 'x', '; filename="a"').slice(0, -2))),
  })
  await expect(slow.readForm(sent(body, type))).rejects.toMatchObject({ status: 408 })
  expect(await kept()).toEqual([])
})

test('a disk that takes no files is not the sender’s fault', async () => {
  await rm(folder, { recursive: true })
  await expect(reader.readForm(sent(part('f', 'x', '; filename="a"') + end, type))).rejects.toThrow(
    Unavailable,
  )
})

test('two hundred uploads that break off leave nothing on the disk', async () => {
  const outcomes: unknown[] = []
  const server = createServer((incoming, response) => {
    const body = Readable.toWeb(incoming) as ReadableStream
    reader
      .readForm(sent(body, type))
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

test('a file after a part whose head is malformed is not waited for', async () => {
  const name = 'malformed\0.pdf'
  const start =
    part('cover', 'x', `; filename="${name}"`) + part('resume', '', '; filename="b.pdf"').trimEnd()
  // It has not come whole when the parser gives up.
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(`${start}\r\n\r\nlong`)),
    pull: () => {},
  })
  expect(await refused(sent(body, type))).toEqual([400, 'The form did not arrive whole. Send it again.'])
})
