import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { featureCalls } from '#src/contract/http/features.ts'

const password = 'Nine grey herons, one key'
const clean = 'ọlá.eze@kelvara.example'

/** Addresses as earlier versions stored them. */
test.each([
  ['an invisible character', '\u202Aọlá.eze@kelvara.example\u202C'],
  ['a soft hyphen', 'ọlá.e\u00ADze@kelvara.example'],
  ['another normal form', clean.normalize('NFD')],
])('an account stored with %s is found by the address as typed', async (_, email) => {
  const { add, send, tables, superAdmin, tokenOf } = await freshBackend()
  const { _id } = add('admins', { name: 'Ola', role: 'admin', email, password: `hash of ${password}` })
  const token = await tokenOf(superAdmin)

  for (const typed of [clean, email, clean.toUpperCase(), `\u200B${clean}`])
    expect((await send(signIn, { input: { email: typed, password } })).status).toBe(200)

  const twin = { name: 'Twin', role: 'admin', email: clean, password }
  expect((await send(admins.endpoints.create, { token, input: twin })).status).toBe(409)

  expect((await send(featureCalls.forgotPassword, { input: { email: clean } })).status).toBe(200)
  expect(tables.resets.all().map(({ adminId }) => adminId)).toEqual([_id])
  expect(tables.mails.all().map(({ recipient }) => recipient)).toEqual([clean])
})

test('an account is found by its exact address although another differs only in an invisible character', async () => {
  const { add, send } = await freshBackend()
  add('admins', { role: 'admin', email: `\u200B${clean}`, password: 'hash of the older one' })
  add('admins', { role: 'admin', email: clean, password: `hash of ${password}` })
  expect((await send(signIn, { input: { email: clean, password } })).status).toBe(200)
})
