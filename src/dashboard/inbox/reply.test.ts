import { expect, test } from 'vitest'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import { recordReference } from '#src/dashboard/navigation/record-reference.ts'
import { chatHref, fillTemplate, mailHref, webmailLinks, wordsOf } from './reply.ts'
import { firstTemplates, placeholders, proposedTemplate } from './templates.ts'

const sender = {
  name: 'Amaka & Sons',
  email: 'amaka+work@client.example',
  phone: '0800 000 0100',
  subject: 'Mechanical Engineering',
  receivedAt: '2026-11-05T09:00:00Z',
}
const words = wordsOf(sender, recordReference('quote-requests', '64f0c2a19f04a1'), {
  me: 'Ada',
  company: 'Kelvara',
})
const template = {
  id: 'a',
  name: 'A',
  subject: '{reference}: {subject}',
  body: 'Dear {name},\n{date} {me} {company} {other}',
}

test('a reply template is filled with the person, the reference and the sender', () => {
  expect(fillTemplate(template.body, words)).toBe('Dear Amaka & Sons,\nNov 5, 2026 Ada Kelvara {other}')
  const address = new URL(mailHref(sender.email, template, words) ?? '')
  expect(address.pathname).toBe('amaka%2Bwork@client.example')
  expect(address.searchParams.get('subject')).toBe('QR-9F04A1: Mechanical Engineering')
  expect(address.searchParams.get('body')).toContain('Amaka & Sons,\r\nNov 5')
  expect(chatHref(sender.phone, template, words)).toContain('wa.me/2348000000100?text=Dear%20Amaka%20%26')
})

test('webmail opens with the person, the subject and the filled text', () => {
  const [gmail, outlook] = webmailLinks(sender.email, template, words).map(({ href }) => new URL(href))
  for (const [address, subject] of [
    [gmail, 'su'],
    [outlook, 'subject'],
  ] as const) {
    expect(address?.search).not.toContain('+')
    expect(address?.searchParams.get('to')).toBe(sender.email)
    expect(address?.searchParams.get(subject)).toBe('QR-9F04A1: Mechanical Engineering')
    expect(address?.searchParams.get('body')).toBe(fillTemplate(template.body, words))
  }
  expect(webmailLinks('none', template, words)).toEqual([])
})

test('a missing name, address or number does not break the reply links', () => {
  const unknown = wordsOf({ ...sender, name: '', subject: '' }, 'QR-1', { me: 'Ada', company: 'K' })
  expect(fillTemplate('{name}, {subject}', unknown)).toBe('Sir or Madam, your enquiry')
  expect(mailHref('none', template, words)).toBeUndefined()
  expect(chatHref('none', template, words)).toBeUndefined()
  // A placeholder must not reach properties that every object inherits.
  expect(fillTemplate('{constructor}', words)).toBe('{constructor}')
})

test('the first templates use every placeholder and no unknown one', () => {
  const used = JSON.stringify(firstTemplates).matchAll(/\{(\w+)\}/g)
  expect([...new Set([...used].map(([, name]) => name))].toSorted()).toEqual(
    Object.keys(placeholders).toSorted(),
  )
})

test('a status proposes its own template, and a status without one proposes the first', () => {
  const { applications, 'quote-requests': quotes } = firstTemplates
  const proposed = applicationStatuses.map((status) => proposedTemplate(applications, status)?.id)
  expect(proposed).toEqual(['received', 'received', 'interview', 'accepted', 'declined'])
  expect(proposedTemplate(quotes)?.id).toBe('received')
  const otherTemplates = applications.filter(({ id }) => id !== 'accepted')
  const ownTemplates = [...otherTemplates, { ...template, id: 'x', name: 'accepted ' }]
  const accepted = applicationStatuses.find(({ label }) => label === 'Accepted')
  expect(proposedTemplate(ownTemplates, accepted)?.id).toBe('x')
})
