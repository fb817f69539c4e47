import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { createTransport } from 'nodemailer'
import { day } from '#backend/base/durations.ts'
import { allOf, type Row, type Rows, TooFew } from '#backend/ports/rows.ts'
import { writeWhole } from '#server/base/write-whole.ts'
import { mailFileOf, mailFilesIn } from '#server/files/mail-files.ts'
import { type Job, sleep } from './job-loop.ts'

interface Options {
  rows: Rows
  now: () => Date
  /** `smtp://user:password@host:587`. Without it mails become files. */
  smtpUrl?: string | undefined
  /** Where they are written without a mail server. */
  folder: string
  /** The sender's address. */
  from: string
}

/** Mails of one look: what is newest comes first, so that a link that somebody waits for is not behind a thousand receipts. */
const batchSize = 20
/** Milliseconds between two looks: a thousand submissions must not make the server busy with their mails. */
const batchPause = 500
/** The thirteenth is 68 hours after the first, which outlasts a mail server's weekend. */
const maxTries = 13
const minute = 60_000

/**
 * Sends the rows of `mails` that are due. A try is written down with the time of the next one before it is made, so
 * a killed process sends a mail a second time only when it was killed between the mail server's yes and the row that
 * says so; both then have the same Message-ID, by which mail programs tell that they are one.
 */
export function mailJob({ rows, now, smtpUrl, folder, from }: Options): Job {
  const deliver = smtpUrl ? bySmtp(smtpUrl) : asFile(folder)

  async function send(row: Row) {
    const tries = Number(row.tries) + 1
    const isLast = tries >= maxTries
    const next = new Date(now().getTime() + minute * 2 ** (tries - 1)).toISOString()
    const claimed = await rows
      .write([
        { atLeast: 1, of: 'mails', where: { _id: row._id, tries: row.tries, sentAt: null } },
        { update: 'mails', id: row._id, fields: { tries, dueAt: isLast ? null : next } },
      ])
      .catch(refusedClaim)
    if (claimed === false) return
    try {
      await deliver({
        messageId: `<${row._id}@${from.split('@').at(-1)}>`,
        date: String(row.createdAt),
        from,
        // An object, so that a comma in it makes no second recipient.
        to: { name: '', address: String(row.recipient) },
        subject: String(row.subject),
        text: String(row.text),
        html: String(row.html),
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      if (isFinal(error)) await rows.write([{ update: 'mails', id: row._id, fields: { dueAt: null } }])
      throw error
    }
    // What it said is the recipient's now. A reset link in it would let others in.
    const sent = { sentAt: now().toISOString(), dueAt: null, text: '', html: '' }
    await rows.write([{ update: 'mails', id: row._id, fields: sent }])
  }

  return {
    name: 'mail',
    sees: (commit) => commit.inserted.some(({ table }) => table === 'mails'),
    async run(signal) {
      const failures: unknown[] = []
      for (let isMore = true; isMore; ) {
        const before = new Date(now().getTime() + 1).toISOString()
        const due = await allOf(rows.list('mails', { by: 'dueAt', before, limit: batchSize }))
        const failedBefore = failures.length
        for (const row of due) {
          if (signal.aborted) return 0
          await send(row).catch((error: unknown) => failures.push(error))
        }
        // Where all of them fail, the others would, too.
        isMore = due.length === batchSize && failures.length - failedBefore < batchSize
        if (isMore) await sleep(batchPause, signal)
      }
      if (failures.length > 0) throw new MailsNotSent(failures.length, reasonOf(failures[0]))
      return 30_000
    },
  }
}

class MailsNotSent extends Error {
  override name = 'MailsNotSent'
  /** The mail server's code and number: what a log may say (`loggable`). */
  readonly code: string

  constructor(count: number, code: string) {
    super(`${count} mails not sent: ${code}`)
    this.code = code
  }
}

/** Another server has it: this one lost the lock of the jobs without knowing. */
function refusedClaim(error: unknown): false {
  if (error instanceof TooFew) return false
  throw error
}

type Transport = ReturnType<typeof createTransport>
type Mail = Parameters<Transport['sendMail']>[0]

/** What writes and sends mails is loaded with the first one: no start waits for it. */
const nodemailer = () => import('nodemailer')

function bySmtp(url: string) {
  const options = { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  let transport: Transport | undefined
  return async (mail: Mail) => {
    // No pool: a pool sends again by itself what a connection broke off.
    transport ??= (await nodemailer()).createTransport(options)
    await transport.sendMail(mail)
  }
}

function asFile(folder: string) {
  return async (mail: Mail) => {
    const transport = (await nodemailer()).createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(mail)
    const file = path.join(folder, mailFileOf(String(mail.messageId)))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(file, message)
  }
}

/** Deletes mails that became files thirty days ago, as their rows are: visitors' addresses stand in them. */
export const mailFilesJob = ({ folder, now }: Pick<Options, 'folder' | 'now'>): Job => ({
  name: 'mail-files',
  async run() {
    for (const name of await mailFilesIn(folder)) {
      const file = path.join(folder, name)
      if ((await stat(file)).mtimeMs < now().getTime() - 30 * day) await rm(file)
    }
    return day
  },
})

/** Whether the mail server says for good that it will not take this mail to this recipient. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode } = error as Error & Partial<Record<string, unknown>> // As nodemailer makes them.
  if (code === 'EENVELOPE' && command === 'API') return true
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || code === 'EMESSAGE')
}

/** Code and number only: the mail server's words name the recipient. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & Partial<Record<string, unknown>> // As nodemailer makes them.
  return [code ?? error.name, responseCode].filter(Boolean).join(' ')
}
