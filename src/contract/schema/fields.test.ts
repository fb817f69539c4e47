import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { careers } from '#src/contract/careers/calls.ts'
import { projectStatuses, serviceCategories } from '#src/contract/options.ts'
import { projects } from '#src/contract/projects/calls.ts'
import { services } from '#src/contract/services/calls.ts'
import { date, flag, number, personName, text, texts, url, urls, webAddress, word } from './fields.ts'

describe('a word field', () => {
  it.each([
    ['completed', 'completed'],
    ['Completed', 'completed'],
    [' IN PROGRESS ', 'in-progress'],
    ['in_progress', 'in-progress'],
    ['On Hold', 'on-hold'],
    ['handed over', 'handed over'],
    ['', ''],
    ['?', '?'],
    [null, ''],
  ])('a status field reads %j', (written, read) => expect(word(projectStatuses).read(written)).toBe(read))

  it('a word field reads labels that are spelled like their value', () =>
    expect(word(serviceCategories).read('Electrical Eng.')).toBe('electrical-eng'))
})

describe('a URL field', () => {
  it.each([
    ['https://files.kelvara.example/a.pdf', 'https://files.kelvara.example/a.pdf'],
    ['/uploads/a.webp', '/uploads/a.webp'],
    ['uploads/a.webp', '/uploads/a.webp'],
    [' https://a.example/x ', 'https://a.example/x'],
    ['https://a.example/uploads/pump house.webp', 'https://a.example/uploads/pump house.webp'],
    ['HTTPS://A.example', 'HTTPS://A.example'],
  ])('a URL field reads %j', (written, read) => expect(url.read(written)).toBe(read))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//evil.example/x',
    '/\\evil.example',
    'https:user:pass@evil.example',
    'https:/a.example',
    'https:a.example',
    'https://user:pass@evil.example',
    'https://',
    '',
    null,
    7,
    {},
  ])('a URL field never makes a link of %j', (written) => expect(url.read(written)).toBe(''))

  it.each([
    ['people.example/ada?tab=1', 'https://people.example/ada?tab=1'],
    ['https://people.example/ada', 'https://people.example/ada'],
    ['javascript:alert(1)', ''],
    ['javascript.example:alert(1)', ''],
    ['//evil.example', ''],
    ['', ''],
    [null, ''],
  ])('a web address field reads %j as people type it', (written, read) =>
    expect(webAddress.read(written)).toBe(read),
  )

  it('a list of URLs drops unsafe entries and keeps the others in order', () => {
    expect(urls.read(['/b', 'javascript:1', null, '/a'])).toEqual(['/b', '/a'])
    expect(urls.read('https://a.example/1')).toEqual(['https://a.example/1'])
    expect(urls.read(null)).toEqual([])
  })
})

it('field readers accept the text, numbers, flags, people and lists that backends send', () => {
  expect(text.read(12)).toBe('12')
  expect(text.read(null)).toBe('')
  expect(number(5).read('4')).toBe(4)
  expect(number(5).read('many')).toBe(5)
  expect(number(5).read('')).toBe(5)
  expect(flag(true).read('false')).toBe(false)
  expect(flag(true).read(0)).toBe(true)
  expect(personName.read({ name: 'Ada' })).toBe('Ada')
  expect(personName.read('Ada')).toBe('Ada')
  expect(personName.read({ id: 1 })).toBe('')
  expect(texts.read('a, b,,')).toEqual(['a', 'b'])
  expect(texts.read([' a ', 3, ''])).toEqual(['a'])
})

it('a date field reads a timestamp as ISO text and an unreadable one as an empty text', () => {
  expect(date.read('2025-03-05')).toBe('2025-03-05T00:00:00.000Z')
  expect(date.read(0)).toBe('1970-01-01T00:00:00.000Z')
  expect(date.read('soon')).toBe('')
  expect(date.read('Phase 2')).toBe('')
  expect(date.read('3 weeks')).toBe('')
  expect(date.read('Wed, 05 Mar 2025 09:00:00 GMT')).toBe('2025-03-05T09:00:00.000Z')
  expect(date.read(undefined)).toBe('')
})

it('record readers map states and kinds to the spelling of the API', () => {
  expect(projects.record.read({ status: 'Completed' })?.status).toBe('completed')
  expect(careers.record.read({ base: 'On Site' })?.base).toBe('on-site')
  expect(services.record.read({ category: 'Civil Engineering' })?.category).toBe('civil-engineering')
})

it('a record reader returns a complete record for an empty object', () => {
  expect(projects.record.read({})).toMatchObject({
    _id: '',
    title: '',
    team: [],
    gallery: [],
    createdAt: '',
  })
})

it('a read address leads to the web or stays on the site, and names no user', () => {
  const schemes = [
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:///',
    '//',
    '\\\\',
    'https://a:b@',
    ' ',
  ]
  const text = fc.tuple(fc.constantFrom('', ...schemes), fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()))
  fc.assert(
    fc.property(text, ([start, rest]) => {
      const read = [url.read(start + rest), webAddress.read(start + rest), ...urls.read([start + rest])]
      for (const address of read.filter(Boolean)) {
        const { protocol, username, host } = new URL(address, 'https://site.example')
        expect(protocol).toMatch(/^https?:$/)
        expect(username).toBe('')
        if (!/^https?:/i.test(address)) expect(host).toBe('site.example')
      }
    }),
    { numRuns: 10_000 },
  )
})
