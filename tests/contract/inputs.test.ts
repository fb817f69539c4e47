import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { careers } from '#src/contract/careers/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections } from '#src/contract/index.ts'
import { settings } from '#src/contract/settings/calls.ts'
import { backendUnderTest } from './backend.ts'
import { examples } from './examples.ts'

const backend = backendUnderTest()
const created: [remove: Endpoint, id: string][] = []
let isOurs = false

beforeAll(async () => {
  const answer = await backend.send(careers.endpoints.list)
  isOurs = answer.headers.has('server-features')
})
afterAll(async () => {
  for (const [remove, id] of created) await backend.sendAsStaff(remove, { id })
})

/** Runs a test on our own backend only: hosted backends validate in their own way. */
const testOurs = (title: string, body: () => Promise<void>) =>
  test(title, async (context) => {
    if (!isOurs) context.skip()
    await body()
  })

type Form = 'quoteRequests' | 'contactSubmissions' | 'applications' | 'careers'

/** Sends a collection's example with other fields. Returns the status, the message, and the stored record. */
async function create(name: Form, fields: object) {
  const { create: call, list, remove } = collections[name].endpoints
  const mark = `Inputs ${crypto.randomUUID()}`
  const example = examples[name]
  const answer = await backend.sendAsStaff(call, { input: { ...example.input(mark), ...fields } })
  const { message } = Object(await answer.json())
  const rows: object[] = await backend.read<object[]>(list)
  const record = rows.find((row) => Object(row)[example.marked] === mark)
  if (record) created.push([remove, Object(record)._id])
  return { status: answer.status, message, record }
}

describe('addresses and phone numbers', () => {
  for (const [name, phone] of [
    ['quoteRequests', 'phoneNumber'],
    ['contactSubmissions', 'phoneNumber'],
    ['applications', 'phone'],
  ] as const) {
    testOurs(`${name} are stored with cleaned e-mail addresses and phone numbers`, async () => {
      for (const [email, number] of [
        ['\u202Aada@client.example\u202C', '\u202A+234 803 123 4567\u202C'],
        ['mailto:ada@client.example', 'tel:+234 803 123 4567'],
        ['ada@cli\u00ADent\u200B.example', '\u2068＋２３４ ８０３ １２３ ４５６７\u2069'],
      ]) {
        const { status, record } = await create(name, { email, [phone]: number })
        expect(status).toBe(201)
        expect(record).toMatchObject({ email: 'ada@client.example', [phone]: '+234 803 123 4567' })
      }
    })

    testOurs(`${name} with an invalid e-mail address are rejected`, async () => {
      for (const email of [
        'ada@client..example',
        'ada.@client.example',
        'ada@-client.example',
        'ada@client.example/',
      ])
        expect(await create(name, { email })).toMatchObject({
          status: 422,
          message: expect.stringMatching(/^Give an e-mail address/),
          record: undefined,
        })
    })
  }

  testOurs('the settings are stored with cleaned e-mail addresses and phone numbers', async () => {
    const { general } = await backend.read(settings.read)
    const input = { ...general, email: 'mailto:info@client.example', phoneNumber: '\u202A+234 803\u202C' }
    expect((await backend.sendAsStaff(settings.saveGeneral, { input })).status).toBe(200)
    const saved = await backend.read(settings.read)
    await backend.sendAsStaff(settings.saveGeneral, { input: general })
    expect(saved.general).toMatchObject({ email: 'info@client.example', phoneNumber: '+234 803' })
  })
})

describe('names and messages', () => {
  testOurs(
    'names and messages are stored composed, without invisible characters, with line breaks and emoji',
    async () => {
      const { record } = await create('quoteRequests', {
        firstName: 'O\u0323la\u0301\u200B',
        lastName: '\u202EEze\u202C',
        message: 'Two pumps 👷🏾‍♀️\n\nمی‌خواهم\u200B',
      })
      expect(record).toMatchObject({
        firstName: 'Ọlá',
        lastName: 'Eze',
        message: 'Two pumps 👷🏾‍♀️\n\nمی‌خواهم',
      })
    },
  )

  testOurs('a message without visible characters counts as blank', async () => {
    expect(await create('contactSubmissions', { message: '\u200B\u3164' })).toMatchObject({
      status: 422,
      message: 'Write your message',
    })
  })
})

describe('numbers', () => {
  const refused = [
    '0x1F',
    '1e5',
    '1.500',
    '1.500.000',
    '1 500 000,50',
    '1,500',
    'Infinity',
    '',
    ' ',
    '25m',
    null,
    true,
  ]

  testOurs('a budget is a plain number', async () => {
    for (const [budget, stored] of [
      [1250000, 1250000],
      ['1250000', 1250000],
      ['1500.50', 1500.5],
    ])
      expect(await create('quoteRequests', { budget })).toMatchObject({
        status: 201,
        record: { budget: stored },
      })
    for (const budget of [...refused, 0, -5])
      expect(await create('quoteRequests', { budget }), String(budget)).toMatchObject({
        status: 422,
        message: 'Give your budget as a number above zero',
        record: undefined,
      })
  })

  testOurs('a salary is a plain number', async () => {
    for (const priceRangeMax of refused)
      expect(await create('careers', { priceRangeMax }), String(priceRangeMax)).toMatchObject({
        status: 422,
        message: 'Give the highest salary as a number',
        record: undefined,
      })
    expect(await create('careers', { priceRangeMin: '12000', priceRangeMax: '15000.5' })).toMatchObject({
      status: 201,
      record: { priceRangeMin: 12000, priceRangeMax: 15000.5 },
    })
  })
})

describe('a timeline', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const dayOf = (date: Date) => date.toISOString().slice(0, 10)

  testOurs('a past timeline is rejected, except for a day that is not over everywhere', async () => {
    for (const timeline of ['2020-01-01', '0027-01-01', dayOf(ago(3))])
      expect(await create('quoteRequests', { timeline })).toMatchObject({
        status: 422,
        message: 'That day is past. Give a day from today on',
        record: undefined,
      })
    for (const timeline of [dayOf(ago(0)), dayOf(ago(-1))])
      expect((await create('quoteRequests', { timeline })).status).toBe(201)
  })
})

describe('an account', () => {
  const address = `inputs-${crypto.randomUUID()}@kelvara.example`
  const password = 'Eleven\u200B purple anvils'
  const { create: register, list, remove } = admins.endpoints
  const add = (email: string) =>
    backend.sendAsStaff(register, { input: { name: 'Inputs', email, password, role: 'admin' } })

  afterAll(async () => {
    const all = await backend.read(list)
    for (const { _id, name } of all) if (name === 'Inputs') await backend.sendAsStaff(remove, { id: _id })
  })

  testOurs(
    'an account is created and found by its address without invisible characters, and has no twin',
    async () => {
      expect((await add(`\u202A${address}\u202C`)).status).toBe(201)
      expect((await backend.read(list)).map(({ email }) => email)).toContain(address)
      for (const twin of [
        address,
        `mailto:${address}`,
        address.replace('@', '\u200B@'),
        address.toUpperCase(),
      ])
        expect((await add(twin)).status).toBe(409)
      for (const email of [address, `\u2068${address}\u2069`, ` ${address.toUpperCase()}\u200B`])
        expect((await backend.send(signIn, { input: { email, password } })).status).toBe(200)
    },
  )

  testOurs('an account has exactly the password that was typed', async () => {
    const input = { email: address, password: password.replace('\u200B', '') }
    expect((await backend.send(signIn, { input })).status).toBe(401)
  })
})
