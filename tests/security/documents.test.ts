import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formLimits } from '#server/files/form-reader.ts'
import { retention } from '#server/jobs/retention.ts'
import { resumeLimit } from '#src/contract/applications.ts'
import { passwordLength } from '#src/contract/features.ts'
import { pixelLimits } from '#src/contract/files/picture.ts'
import { endpoints } from '#src/contract/index.ts'
import { galleryLimit } from '#src/contract/projects.ts'

const text = readFileSync('docs/security.md', 'utf8')
const said = text.replace(/\s+/g, ' ')
const mebibyte = 2 ** 20

test('openapi.json says of every call what may be sent', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  const sending = endpoints.filter(({ input }) => input)
  expect(sending.length).toBeGreaterThan(20)
  for (const { method, path } of sending) {
    const [base, one] = [paths[path], paths[`/api/v1${path}`]]
    const { content } = Object((base ?? one)?.[method.toLowerCase()]?.requestBody)
    const [body] = Object.values<{ schema: { properties: object } }>(content)
    expect(Object.keys(body?.schema.properties ?? {}), `${method} ${path}`).not.toEqual([])
  }
})

test('files and their sizes are said as they are', () => {
  expect(said).toContain(
    `| one PDF, by its header within the first kilobyte and its end | ${resumeLimit / mebibyte} MB |`,
  )
  expect(said).toContain(`| any file | ${formLimits.file / mebibyte} MB |`)
  expect(said).toContain(
    `${formLimits.file / mebibyte} MB, ${pixelLimits.other / 1e6} million pixels (a JPEG ${pixelLimits.jpeg / 1e6}), ${galleryLimit} in a gallery |`,
  )
  expect(said).toContain(`a form with files at most ${formLimits.total / mebibyte} MB`)
  for (const kind of ['PNG', 'JPEG', 'GIF', 'WebP', 'AVIF', 'SVG']) expect(said).toContain(kind)
})

// The figures are tested in backend/wire/limits.test.ts and, for uploads, in tests/server/host.test.ts.
test('limits are said as they are', () => {
  expect(said).toContain(`${passwordLength.min} to ${passwordLength.max} characters`)
  const calls = ['accounts/auth', 'accounts/account', 'wire/limits']
    .map((name) => readFileSync(`backend/${name}.ts`, 'utf8'))
    .join('')
  const limits = [...calls.matchAll(/\[(\d+), (60|900|3600)\]/g)].map(
    ([, most, seconds]) => [most, seconds] as const,
  )
  expect(limits.length).toBeGreaterThan(8)
  const times: Record<string, string> = { 60: 'a minute', 900: '15 minutes', 3600: 'an hour' }
  for (const [most = '', seconds = ''] of limits)
    expect(said).toMatch(new RegExp(`[ |]${most} in ${times[seconds]}`))
})

test('the lives of sessions are said as they are', () => {
  const lives = /idle: (\d+) \* hour, whole: (\d+) \* 24 \* hour, long: (\d+) \* 24 \* hour/
  const [, idle, whole, long] = lives.exec(readFileSync('backend/accounts/sessions.ts', 'utf8')) ?? []
  expect(said).toContain(`after ${idle} hours without use and after ${whole} days in any case`)
  expect(said).toContain(`has ${long} days`)
})

test('how long things are kept is said as it is', () => {
  const rows = {
    applications: 'applications',
    quoteRequests: 'quote requests',
    contactSubmissions: 'messages',
    mails: 'sent mails',
    replies: 'answers to Idempotency-Keys',
    visits: 'visits',
    audit: 'the audit log',
  }
  for (const [table, name] of Object.entries(rows)) {
    const line = text.split('\n').find((one) => one.startsWith(`| ${name}`)) ?? ''
    const rules = retention.filter((rule) => rule.table === table)
    expect(rules, table).not.toEqual([])
    for (const { keep } of rules)
      expect(line).toContain('months' in keep ? `${keep.months} months` : `${keep.days} days`)
  }
})

test('who may do what is said as it is', () => {
  // The access to each call is tested in backend/roles.test.ts.
  for (const role of ['Visitors', 'An **admin**', 'A **super admin**']) expect(said).toContain(role)
  expect(said).toContain('adds and removes accounts, never the own one and never the last')
  const forAll = endpoints.filter(({ access, method }) => access === 'visitor' && method !== 'GET')
  expect(forAll.map(({ path }) => path).sort()).toEqual([
    '/auth/login',
    '/contact',
    '/dashboard/visit',
    '/demo',
    '/job-applications',
  ])
})

test('times for mending holes are said', () => {
  for (const time of ['critical, or used by attackers | 2 days', 'high | 7 days', 'others | 30 days'])
    expect(said).toContain(time)
})
