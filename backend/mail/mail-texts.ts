import { passwordLink } from '#backend/policy.ts'

/** Content of a mail. The HTML is built from plain-text paragraphs. */
export interface MailText {
  subject: string
  text: string
  html: string
}

/** Returns the notice to the recipient of a submission. It contains no data about the sender. */
export const notice = (site: string, what: string, reference: string, link: string): MailText =>
  mail(
    `New ${what} (${reference})`,
    `A ${what} has come in through ${site}.`,
    `Reference: ${reference}`,
    `Read and answer it in the dashboard: ${link}`,
  )

/** Returns the receipt for the sender of a submission. */
export const receipt = (site: string, what: string, reference: string): MailText =>
  mail(
    `We received your ${what} (${reference})`,
    `Thank you. ${site} has received your ${what}, and somebody will read it and get back to you.`,
    `Your reference is ${reference}. Please name it if you write to us about it.`,
    'If you did not send us anything, somebody gave your address by mistake, and you can ignore this mail.',
  )

/** Returns the mail with a link to set a new password. */
export const resetLink = (site: string, link: string): MailText =>
  mail(
    `Set a new password for ${site}`,
    `Somebody asked for a new password for your account at ${site}. If it was you, open this link within ${passwordLink / 60_000} minutes; it works once:`,
    link,
    'If it was not you, you need not do anything: your password stays as it is.',
  )

/** Returns the mail that a super admin sends to the own address. */
export const testMail = (site: string): MailText =>
  mail(`Test from ${site}`, `This is a test from ${site}. Its mail server is set up and accepts mails.`)

function mail(subject: string, ...paragraphs: string[]): MailText {
  return {
    subject: oneLine(subject),
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${linked(paragraph)}</p>`).join('\n'),
  }
}

/** Removes line breaks, which would begin another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function linked(paragraph: string): string {
  return escaped(paragraph).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
