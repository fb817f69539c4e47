import { newRow } from '#backend/base/new-row.ts'
import type { Call } from '#backend/http/call.ts'
import { isWithin } from '#backend/http/rate-limits.ts'
import { rates } from '#backend/policy.ts'
import type { Change, Row } from '#backend/ports/rows.ts'
import { readSection } from '#backend/records/sections.ts'
import type { CollectionTable } from '#backend/schema.ts'
import { collections } from '#src/contract/index.ts'
import { type MailText, notice, receipt } from './mail-texts.ts'

/** Creates a mail, which is sent after the write. */
export function mailChange(kind: string, recipient: string, text: MailText, now: Date): Change {
  const row = newRow('mails', { kind, recipient, ...text, dueAt: now.toISOString() }, now)
  return { insert: 'mails', row }
}

/** Returns the name of the site. */
export async function siteName({ ports }: Call): Promise<string> {
  return nameOf(await readSection(ports.rows, 'general'), ports)
}

const nameOf = ({ siteName: name }: Record<string, unknown>, { siteUrl }: Call['ports']) =>
  name ? String(name) : new URL(siteUrl).host

/** Notifies the owner of a submission, and sends the sender a receipt. */
export async function submissionMails(table: CollectionTable, row: Row, call: Call): Promise<Change[]> {
  const { ports, now } = call
  const general = await readSection(ports.rows, 'general')
  const owner = String(general.adminContactEmail || general.email || '')
  const site = nameOf(general, ports)
  const { name, noun } = collections[table]
  const reference = row._id.slice(-8).toUpperCase()
  const link = `${ports.siteUrl}/dashboard/${name}/${row._id}`
  const sender = String(row.email ?? '')
  const mails: Change[] = []
  if (owner) mails.push(mailChange('notice', owner, notice(site, noun[0], reference, link), now))
  if (sender && (await mayGetReceipt(sender, call)))
    mails.push(mailChange('receipt', sender, receipt(site, noun[0], reference), now))
  return mails
}

/** Limits receipts per address and day: strangers can enter any address. */
const mayGetReceipt = (email: string, { ports }: Call) =>
  isWithin(ports, ['receipt', email.toLowerCase()], rates.receipt)
