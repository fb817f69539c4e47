import { expect, it } from 'vitest'
import { isCommonPassword } from '#backend/accounts/common-password.ts'
import { createPasswords } from './passwords.ts'

it('ASVS 5.0.0-11.4.2 a password is hashed with Argon2id, 19 MiB, two passes and its own salt', async () => {
  const passwords = createPasswords()
  const one = await passwords.hash('four words and rain')
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await passwords.hash('four words and rain')).not.toBe(one)
  expect(await passwords.matches('four words and rain', one)).toBe(true)
  expect(await passwords.matches('four words and Rain', one)).toBe(false)
  expect(await passwords.matches('four words and rain ', one)).toBe(false)
})

it('hashes of other programs are read, and outdated hashes are reported', async () => {
  const passwords = createPasswords()
  // Made by the reference implementation: argon2 somesalt -id -t 1 -m 10 -p 1 -l 32, "password".
  const known = '$argon2id$v=19$m=1024,t=1,p=1$c29tZXNhbHQ$uTH1ZDMsN2b1ocLKsm1C1jE9vDsFLqS65n0OWKScmFs'
  const made = await passwords.hash('four words and rain')
  expect(passwords.isOutdated?.(made)).toBe(false)
  expect(passwords.isOutdated?.(known)).toBe(true)
  expect(await passwords.matches('something else', known)).toBe(false)
})

it('a password comparison does the same work where no hash exists', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('four words and rain')
  const timed = async (known: string | undefined) => {
    const start = performance.now()
    for (let count = 0; count < 4; count++) expect(await passwords.matches('wrong', known)).toBe(false)
    return performance.now() - start
  }
  await timed(hash)
  const [known, unknown, unreadable] = [await timed(hash), await timed(undefined), await timed('')]
  // Without a comparison, it would take less than a hundredth of the time.
  expect(unknown).toBeGreaterThan(known / 4)
  expect(unreadable).toBeGreaterThan(known / 4)
})

it('two password comparisons run at a time, sixteen wait, and the rest get 429', async () => {
  const passwords = createPasswords()
  const made = await Promise.allSettled(
    Array.from({ length: 30 }, () => passwords.matches('wrong', undefined)),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(18)
  const refused = made.filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason.status)).toEqual(Array(12).fill(429))
  expect(await passwords.matches('wrong', undefined)).toBe(false)
})

it.each([
  'aaaaaaaaaaaaaaaa',
  '123456789012345678',
  'P@ssw0rdP@ssw0rd!',
  'abcabcabcabcabcabc',
  'qwertyuiopasdfghjkl',
  'northwind-engineering1',
  'ada.lovelace1815',
])('ASVS 5.0.0-6.2.4 the password %s is known as easy to guess', (password) => {
  expect(isCommonPassword(password, ['Northwind Engineering', 'ada.lovelace@mail.com'])).toBe(true)
})

it.each(['correct horse battery', 'Lagos rain on tin', 'my dog eats 4 shoes'])(
  'the password %s is accepted',
  (password) => {
    expect(isCommonPassword(password, ['Northwind Engineering', 'ada.lovelace@mail.com'])).toBe(false)
  },
)
