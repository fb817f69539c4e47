import { expect, test } from 'vitest'
import { company } from '#src/company/company.ts'
import { newItem } from '#src/offline/outbox/new-item.ts'
import { day } from '#src/ui/text/durations.ts'
import { whatsAppHref } from '#src/ui/text/phone.ts'
import { emailOf, whatsAppOf } from './kind-words.ts'
import { referenceOf } from './reference.ts'
import { cancelledSentence, stateSentence } from './state-words.ts'
import { storyApplication, storyItem } from './story-items.ts'

test('a reference has eight unambiguous characters of the id', () => {
  expect(referenceOf('00000000-0000-4000-a000-000000000000')).toBe(`${company.initials}-0000-0000`)
  expect(referenceOf('ffffffff-ff00-4000-a000-000000000000')).toBe(`${company.initials}-ZZZZ-ZZZZ`)
  const references = Array.from({ length: 1_000 }, () => referenceOf(crypto.randomUUID()))
  expect(new Set(references).size).toBe(1_000)
  for (const reference of references)
    expect(reference).toMatch(/^[A-Z]+-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('the WhatsApp and e-mail links begin with the typed text', () => {
  const input = { fullName: 'Amaka & Sons', service: 'support', message: 'Two\nlines' }
  const item = newItem({ kind: 'message', form: 'message', title: 'Message: Technical Support', input })
  const chat = new URL(whatsAppOf(item) ?? '')
  expect(chat.origin + chat.pathname).toBe(whatsAppHref(company.whatsApp))
  expect(chat.searchParams.get('text')).toBe(
    `Message: Technical Support\n\nFull Name: Amaka & Sons\nSubject: Technical Support\nMessage: Two\nlines\nReference: ${referenceOf(item.id)}`,
  )
  const mail = new URL(emailOf(item))
  expect(mail.pathname).toBe(company.emails[0])
  expect(mail.searchParams.get('subject')).toBe(`Message: Technical Support (${referenceOf(item.id)})`)
  expect(mail.searchParams.get('body')).toContain('Message: Two\r\nlines')
})

test('a submission that is being changed is reported as such, and as in doubt if it may have arrived', () => {
  const sentence = (mayHaveArrived: boolean) =>
    stateSentence(storyItem('stopped', { mayHaveArrived }), 'online')
  expect(sentence(false)).toMatch(/^You are changing it, or you stopped it\. It is not sent/)
  expect(sentence(true)).toMatch(/^You are changing it, or you stopped it\..* it may have arrived\./)
})

test('a cancelled submission mentions a resume only if it has one', () => {
  expect(cancelledSentence(storyItem('stopped'))).toBe(
    'Sending was cancelled. Everything that you entered is still here.',
  )
  expect(cancelledSentence(storyItem('stopped', { kind: 'quote', mayHaveArrived: true }))).toContain(
    'your request may have arrived. Everything that you entered is still here.',
  )
  expect(cancelledSentence(storyApplication('stopped', { mayHaveArrived: true }))).toContain(
    'your application may have arrived. Everything that you entered is still here, your resume included.',
  )
})

test('a waiting submission announces an immediate sending only if no other is before it', () => {
  const sentence = (change: Parameters<typeof storyItem>[1]) =>
    stateSentence(storyItem('waiting', change), 'online', Date.now())
  expect(sentence({})).toBe('Saved on this device. It will be sent in a moment.')
  expect(sentence({ isBlocked: true })).toBe('Saved on this device. It will be sent after the one before it.')
  const lacking = { lacksRoom: true, notBefore: Date.now() + 5_000 }
  expect(sentence(lacking)).toMatch(/has no room left to note that it is being sent\. .* again in \d s\.$/)
})

test('a submission held in memory promises a later sending only without a network', () => {
  const change = { isMemoryOnly: true, attempts: 1, notBefore: Date.now() + 5_000 }
  const sentence = (connection: 'online' | 'offline') =>
    stateSentence(storyItem('waiting', change), connection)
  expect(sentence('online')).toMatch(
    /^It did not go through yet and is tried again in \d s\. This device does not keep it/,
  )
  expect(sentence('offline')).toMatch(/^It will be sent when you are online\. This device does not keep it/)
})

test('a submission that may have arrived is never reported as not sent', () => {
  const unconfirmed = { mayHaveArrived: true, attempts: 1, notBefore: Date.now() + 5_000 }
  const waiting = stateSentence(storyItem('waiting', unconfirmed), 'online')
  expect(waiting).toMatch(/^Saved on this device\. .*it may have arrived; .* It is tried again in \d s\.$/)
  expect(waiting).not.toContain('did not go through')
  expect(stateSentence(storyItem('unsure'), 'online')).toMatch(
    /it may have arrived\. If you are not sure, call us/,
  )
})

test('a message that seems to be a year old mentions the clock of the device', () => {
  const sentence = (days: number) =>
    stateSentence(
      storyItem('waiting', { createdAt: Date.now() - days * day, goodUntil: Date.now() - day }),
      'online',
    )
  expect(sentence(8)).toBe(
    'This was written 8 days ago. Is it still wanted? It is not sent until you say so.',
  )
  expect(sentence(365)).toMatch(/^This was written .* by the clock of this device\. Is it still wanted\?/)
})
