import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { loggable } from '#server/log.ts'
import { createClock, openTestRows } from '#tests/support/jobs.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { blankRow } from '#tests/support/rows.ts'
import { startLoop } from './job-loop.ts'
import { mailFilesJob, mailJob } from './mail.ts'
import { removeMailFiles } from './mail-files.ts'

const hour = 60 * 60 * 1000
const from = 'site@company.test'

async function withMails(smtpUrl: string | undefined, ...ids: string[]) {
  const opened = await openTestRows()
  const clock = createClock()
  const folder = path.join(opened.dataDir, 'mail')
  const job = mailJob({ rows: opened.rows, now: clock.now, smtpUrl, folder, from })
  const mail = (id: string) =>
    blankRow('mails', {
      _id: id,
      kind: 'receipt',
      recipient: 'ada@example.test',
      subject: 'We received your quote request',
      text: 'Your reference is AB12.',
      html: '<p>Your reference is AB12.</p>',
      dueAt: clock.now().toISOString(),
      createdAt: clock.now().toISOString(),
    })
  await opened.rows.write(ids.map((id) => ({ insert: 'mails', row: mail(id) })))
  const run = () => job.run(new AbortController().signal)
  return { ...opened, clock, folder, job, mail, run, row: (id: string) => opened.rows.find('mails', id) }
}

it('each mail is sent once, as text and HTML, and its stored text is erased', async () => {
  const { url, taken } = await startMailServer()
  const { run, row, clock } = await withMails(url, 'one', 'two')
  await run()
  clock.pass(48 * hour)
  await run()
  expect(taken).toHaveLength(2)
  expect(taken[0]).toContain('To: ada@example.test')
  expect(taken[0]).toContain('Content-Type: text/plain')
  expect(taken[0]).toContain('Content-Type: text/html')
  expect(await row('one')).toMatchObject({
    tries: 1,
    dueAt: null,
    sentAt: '2026-01-01T09:00:00.000Z',
    text: '',
    html: '',
  })
})

it('each mail is sent once where two servers both run the mail job', async () => {
  const { url, taken } = await startMailServer()
  const { job, rows, clock } = await withMails(
    url,
    ...Array.from({ length: 20 }, (_, index) => `mail${index}`),
  )
  const other = mailJob({ rows, now: clock.now, smtpUrl: url, folder: '', from })
  await Promise.all([job, other].map(({ run }) => run(new AbortController().signal)))
  expect(taken).toHaveLength(20)
})

it('the mail job sends the newest mail first, and all due mails however many', async () => {
  const { url, taken } = await startMailServer()
  const ids = Array.from({ length: 25 }, (_, index) => `receipt${index}`)
  const { run, rows, mail, clock } = await withMails(url, ...ids)
  clock.pass(1000)
  await rows.write([{ insert: 'mails', row: { ...mail('reset'), dueAt: clock.now().toISOString() } }])
  await run()
  expect(taken).toHaveLength(26)
  expect(taken[0]).toContain('Message-ID: <reset@')
})

it('a mail gets no second recipient or header from a visitor’s input', async () => {
  const recipients: string[] = []
  const { url, taken } = await startMailServer({
    onRcptTo({ address }, _, done) {
      recipients.push(address)
      done()
    },
  })
  const { rows, mail, run } = await withMails(url)
  const hostile = {
    recipient: 'ada@example.test,eve@example.test',
    subject: 'Hello\r\nBcc: eve@example.test',
  }
  await rows.write([{ insert: 'mails', row: { ...mail('one'), ...hostile } }])
  await run().catch(() => undefined)
  expect(recipients).not.toContain('eve@example.test')
  expect(taken.join()).not.toMatch(/^Bcc:/m)
})

it('a failed mail is retried thirteen times in three days, and only the reason is logged', async () => {
  let connections = 0
  const { url } = await startMailServer({
    onConnect(_, done) {
      connections++
      done(Object.assign(new Error('busy with ada@example.test'), { responseCode: 421 }))
    },
  })
  const { run, row, clock } = await withMails(url, 'one')
  const refused = await run().catch((error: unknown) => error)
  expect(refused).toHaveProperty('message', expect.stringMatching(/^1 mails not sent: \w+( 421)?$/))
  // The log is all that an owner gets to see.
  expect(loggable(refused)).toMatchObject({ code: expect.stringMatching(/^\w+( 421)?$/) })
  expect(JSON.stringify(loggable(refused))).not.toContain('ada@')
  expect(await row('one')).toMatchObject({ tries: 1, dueAt: '2026-01-01T09:01:00.000Z', sentAt: null })
  await run()
  expect(connections).toBe(1)
  for (let minutes = 1; minutes <= 2048; minutes *= 2) {
    clock.pass(minutes * 60_000)
    await run().catch(() => undefined)
  }
  expect(connections).toBe(13)
  expect(await row('one')).toMatchObject({ tries: 13, dueAt: null, sentAt: null })
  clock.pass(100 * hour)
  await run()
  expect(connections).toBe(13)
})

it('a mail to an unknown address is given up at once, and the others are sent', async () => {
  const { url, taken } = await startMailServer({
    onRcptTo({ address }, _, done) {
      done(address.startsWith('nobody') ? Object.assign(new Error('unknown'), { responseCode: 550 }) : null)
    },
  })
  const { rows, mail, run, row } = await withMails(url, 'one')
  await rows.write([{ insert: 'mails', row: { ...mail('two'), recipient: 'nobody@example.test' } }])
  await expect(run()).rejects.toThrow('1 mails not sent: EENVELOPE 550')
  expect(taken).toHaveLength(1)
  expect(await row('two')).toMatchObject({ dueAt: null, sentAt: null })
})

it('a mail with an unknown outcome is sent again under the same Message-ID', async () => {
  const seen: string[] = []
  const { url, cut } = await startMailServer({
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        seen.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? '')
        // The server has accepted the mail, but the response is lost.
        if (seen.length === 1) cut()
        else done()
      })
    },
  })
  const { run, row, clock } = await withMails(url, 'one')
  await run().catch(() => undefined)
  expect(seen).toHaveLength(1)
  clock.pass(2 * hour)
  await run()
  expect(seen).toEqual(['<one@company.test>', '<one@company.test>'])
  expect(await row('one')).toMatchObject({ sentAt: clock.now().toISOString() })
})

it('mails become files that only the owner can read where no mail server is set', async () => {
  const { run, folder, row } = await withMails(undefined, 'one')
  await run()
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/one.*\.eml$/)
  expect(readFileSync(path.join(folder, name), 'utf8')).toContain('Your reference is AB12.')
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
  expect(await row('one')).toMatchObject({ dueAt: null })
})

it('mail files stay for thirty days, and those of an erased person are deleted', async () => {
  const { run, folder, clock } = await withMails(undefined, 'old', 'new', 'erased')
  await run()
  const fileOf = (id: string) =>
    path.join(folder, readdirSync(folder).find((name) => name.startsWith(`_${id}_`)) ?? '')
  const [old, young, erased] = [fileOf('old'), fileOf('new'), fileOf('erased')]
  for (const file of [young, erased]) utimesSync(file, clock.now(), clock.now())
  utimesSync(old, clock.now(), new Date(clock.now().getTime() - 31 * 24 * hour))
  await mailFilesJob({ folder, now: clock.now }).run(new AbortController().signal)
  expect([old, young, erased].map((file) => existsSync(file))).toEqual([false, true, true])
  await removeMailFiles(folder, ['erased'])
  expect(readdirSync(folder)).toEqual([path.basename(young)])
})

it('a mail that is written while the job runs is sent at once by one of two servers', async () => {
  const { url, taken } = await startMailServer()
  const { rows, lock, mail, job } = await withMails(url)
  const start = () =>
    startLoop({
      rows: { ...rows, lock },
      jobs: [job],
      onError: (_, error) => expect.fail(String(error)),
      lockPause: 20,
    })
  const [first, second] = [start(), start()]
  await rows.write([{ insert: 'mails', row: mail('one') }])
  await vi.waitFor(() => expect(taken).toHaveLength(1))
  await first.stop()
  await rows.write([{ insert: 'mails', row: mail('two') }])
  // The other job loop takes over.
  await vi.waitFor(() => expect(taken).toHaveLength(2))
  await second.stop()
})
