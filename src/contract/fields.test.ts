import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { date, flag, number, personName, text, texts, url, urls, webAddress } from './fields.ts'
import { projects } from './projects.ts'

describe('url', () => {
  it.each([
    ['https://files.kelvara.example/a.pdf', 'https://files.kelvara.example/a.pdf'],
    ['/uploads/a.webp', '/uploads/a.webp'],
    ['uploads/a.webp', '/uploads/a.webp'],
    [' https://a.example/x ', 'https://a.example/x'],
  ])('reads %j', (written, read) => expect(z.parse(url, written)).toBe(read))

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
    'https://user:pass@evil.example',
    'https://',
    '',
    null,
    7,
    {},
  ])('never makes a link of %j', (written) => expect(z.parse(url, written)).toBe(''))

  it.each([
    ['people.example/ada?tab=1', 'https://people.example/ada?tab=1'],
    ['https://people.example/ada', 'https://people.example/ada'],
    ['javascript:alert(1)', ''],
    ['javascript.example:alert(1)', ''],
    ['//evil.example', ''],
    ['', ''],
    [null, ''],
  ])('reads what people type of other sites: %j', (written, read) =>
    expect(z.parse(webAddress, written)).toBe(read),
  )

  it('drops unsafe entries of a list and keeps the others in order', () => {
    expect(z.parse(urls, ['/b', 'javascript:1', null, '/a'])).toEqual(['/b', '/a'])
    expect(z.parse(urls, 'https://a.example/1')).toEqual(['https://a.example/1'])
    expect(z.parse(urls, null)).toEqual([])
  })
})

it('reads text, numbers, flags, people and lists from what backends have been seen to send', () => {
  expect(z.parse(text, 12)).toBe('12')
  expect(z.parse(text, null)).toBe('')
  expect(z.parse(number(5), '4')).toBe(4)
  expect(z.parse(number(5), 'many')).toBe(5)
  expect(z.parse(number(5), '')).toBe(5)
  expect(z.parse(flag(true), 'false')).toBe(false)
  expect(z.parse(flag(true), 0)).toBe(true)
  expect(z.parse(personName, { name: 'Ada' })).toBe('Ada')
  expect(z.parse(personName, 'Ada')).toBe('Ada')
  expect(z.parse(personName, { id: 1 })).toBe('')
  expect(z.parse(texts, 'a, b,,')).toEqual(['a', 'b'])
  expect(z.parse(texts, [' a ', 3, ''])).toEqual(['a'])
})

it('reads a moment as ISO text and an unreadable one as nothing', () => {
  expect(z.parse(date, '2025-03-05')).toBe('2025-03-05T00:00:00.000Z')
  expect(z.parse(date, 0)).toBe('1970-01-01T00:00:00.000Z')
  expect(z.parse(date, 'soon')).toBe('')
  expect(z.parse(date, undefined)).toBe('')
})

it('gives a whole record for an empty one', () => {
  expect(z.parse(projects.record, {})).toMatchObject({
    _id: '',
    title: '',
    team: [],
    gallery: [],
    createdAt: '',
  })
})
