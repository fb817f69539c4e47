import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { createTransport } from 'nodemailer'
import { day } from '#backend/base/durations.ts'
import { mailAttempts, retention } from '#backend/policy.ts'
import { isPortError } from '#backend/ports/port-error.ts'
import { allOf, type Rows } from '#backend/ports/rows.ts'
import type { RowOf } from '#backend/schema.ts'
import { writeWhole } from '#server/disk/write-whole.ts'
import { type Job, sleep } from './job-loop.ts'
import { mailFileOf, mailFilesIn } from './mail-files.ts'

interface Options {
  rows: Rows
  now: () => Date
  /** `smtp://user:password@host:587`. Without it, mails are written to files. */
  smtpUrl?: string | undefined
  /** Folder for mails when no mail server is configured. */
  folder: string
  /** The sender's address. */
  from: string
}

/** Mails per batch. The newest come first, so that an expected link does not wait behind a thousand receipts. */
const batchSize = 20
/** Milliseconds between two batches: the mails of a thousand submissions must not keep the server busy. */
const batchPause = 500

/**
 * Sends the rows of `mails` that are due. Before each attempt, stores the attempt and the time of the next one. A mail
 * is sent twice only if the process is killed between the mail server's acceptance and the write that records it. Both
 * copies then have the same Message-ID, so mail programs recognise the duplicate.
 */
export function mailJob({ rows, now, smtpUrl, folder, from }: Options): Job {
  const deliver = smtpUrl ? bySmtp(smtpUrl) : asFile(folder)

  async function send(row: RowOf<'mails'>) {
    const tries = row.tries + 1
    const isLast = tries >= mailAttempts.most
    const next = new Date(now().getTime() + mailAttempts.firstDelay * 2 ** (tries - 1)).toISOString()
    const claimed = await rows
      .write([
        { atLeast: 1, table: 'mails', where: { _id: row._id, tries: row.tries, sentAt: null } },
        { update: 'mails', id: row._id, fields: { tries, dueAt: isLast ? null : next } },
      ])
      .catch(refusedClaim)
    if (claimed === false) return
    try {
      await deliver({
        messageId: `<${row._id}@${from.split('@').at(-1)}>`,
        date: row.createdAt,
        from,
        // An object: a comma in an address must not create a second recipient.
        to: { name: '', address: row.recipient },
        subject: row.subject,
        text: row.text,
        html: row.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      if (isFinal(error)) await rows.write([{ update: 'mails', id: row._id, fields: { dueAt: null } }])
      throw error
    }
    // Erase the content once it is sent. A reset link in it would let others in.
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
        // When a whole batch fails, the others would fail too.
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
  /** Code and number of the mail server, safe to log (`loggable`). */
  readonly code: string

  constructor(count: number, code: string) {
    super(`${count} mails not sent: ${code}`)
    this.code = code
  }
}

/** Handles the claim of another server: this one lost the lock of the jobs without noticing. */
function refusedClaim(error: unknown): false {
  if (isPortError(error, 'too-few')) return false
  throw error
}

type Transport = ReturnType<typeof createTransport>
type Mail = Parameters<Transport['sendMail']>[0]

/** Loads the mail library on first use, so that it does not delay the start. */
const nodemailer = () => import('nodemailer')

function bySmtp(url: string) {
  const options = { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  let transport: Transport | undefined
  return async (mail: Mail) => {
    // No pool: a pool automatically resends after a broken connection.
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

/** Deletes mail files as late as their rows: they contain visitors' addresses. */
export const mailFilesJob = ({ folder, now }: Pick<Options, 'folder' | 'now'>): Job => ({
  name: 'mail-files',
  async run() {
    for (const name of await mailFilesIn(folder)) {
      const file = path.join(folder, name)
      if ((await stat(file)).mtimeMs < now().getTime() - retention.mails.days * day) await rm(file)
    }
    return day
  },
})

/** Whether the mail server has permanently rejected this mail or recipient. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode } = error as Error & Partial<Record<string, unknown>> // Set by nodemailer.
  if (code === 'EENVELOPE' && command === 'API') return true
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || code === 'EMESSAGE')
}

/** Returns code and number only: the mail server's message names the recipient. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & Partial<Record<string, unknown>> // Set by nodemailer.
  return [code ?? error.name, responseCode].filter(Boolean).join(' ')
}
