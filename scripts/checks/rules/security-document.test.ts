import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formLimits, rates, session } from '#backend/policy.ts'
import { rules } from '#server/jobs/retention.ts'
import { resumeLimit } from '#src/contract/applications/input.ts'
import { pixelLimits } from '#src/contract/files/picture.ts'
import { featureCalls, passwordLength } from '#src/contract/http/features.ts'
import { endpoints } from '#src/contract/index.ts'
import { galleryLimit } from '#src/contract/projects/input.ts'

const text = readFileSync('docs/security.md', 'utf8')
const said = text.replace(/\s+/g, ' ')
const mebibyte = 2 ** 20

test('openapi.json documents the input of every call', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  const sending = [...endpoints, ...Object.values(featureCalls)].filter(({ input }) => input)
  expect(sending.length).toBeGreaterThan(20)
  for (const { method, path } of sending) {
    const [base, one] = [paths[path], paths[`/api/v1${path}`]]
    const { content } = Object((base ?? one)?.[method.toLowerCase()]?.requestBody)
    const [body] = Object.values<{ schema: { properties: object } }>(content)
    expect(Object.keys(body?.schema.properties ?? {}), `${method} ${path}`).not.toEqual([])
  }
})

test('docs/security.md states the real file types and sizes', () => {
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

// The numbers are in backend/policy.ts.
test('docs/security.md states the real rate limits', () => {
  expect(said).toContain(`${passwordLength.min} to ${passwordLength.max} characters`)
  const times: Record<string, string> = { 60: 'a minute', 900: '15 minutes', 3600: 'an hour' }
  const { receipt: _receipt, linksPerAccount: _links, search: _search, auditedList: _list, ...limits } = rates
  for (const [most, seconds] of Object.values(limits))
    expect(said).toMatch(new RegExp(`[ |]${most} in ${times[seconds]}`))
})

test('docs/security.md states the real lifetimes of sessions', () => {
  const hour = 3_600_000
  const [idle, absolute, remembered] = [session.idle, session.absolute, session.remembered].map(
    (time) => time / hour,
  )
  expect(said).toContain(
    `after ${idle} hours without use and after ${Number(absolute) / 24} days in any case`,
  )
  expect(said).toContain(`has ${Number(remembered) / 24} days`)
})

test('docs/security.md states the real retention periods', () => {
  const rows = {
    applications: 'applications',
    quoteRequests: 'quote requests',
    contactSubmissions: 'messages',
    mails: 'sent mails',
    replies: 'responses to idempotency keys',
    visits: 'visits',
    audit: 'the audit log',
  }
  for (const [table, name] of Object.entries(rows)) {
    const line = text.split('\n').find((one) => one.startsWith(`| ${name}`)) ?? ''
    const ofTable = rules.filter((rule) => rule.table === table)
    expect(ofTable, table).not.toEqual([])
    for (const { keep } of ofTable)
      expect(line).toContain('months' in keep ? `${keep.months} months` : `${keep.days} days`)
  }
})

test('docs/security.md states the real rights of each role', () => {
  // The access to each call is tested in backend/roles.test.ts.
  for (const role of ['Visitors', 'An **admin**', 'A **super admin**']) expect(said).toContain(role)
  expect(said).toContain('adds and removes accounts, but never their own and never the last one')
  const forAll = endpoints.filter(({ access, method }) => access === 'visitor' && method !== 'GET')
  expect(forAll.map(({ path }) => path).sort()).toEqual([
    '/auth/login',
    '/contact',
    '/dashboard/visit',
    '/demo',
    '/job-applications',
  ])
})

test('docs/security.md states how soon vulnerabilities are fixed', () => {
  for (const time of ['critical, or used by attackers | 2 days', 'high | 7 days', 'others | 30 days'])
    expect(said).toContain(time)
})
