import { describe, expect, test } from 'vitest'
import { admins } from '#src/contract/admins/calls.ts'
import { applications } from '#src/contract/applications/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { careers } from '#src/contract/careers/calls.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { collections } from '#src/contract/index.ts'
import { settings } from '#src/contract/settings/calls.ts'
import { examples } from '#tests/contract/examples.ts'
import { freshBackend } from './fresh.fixture.ts'
import { receipt } from './mail/mail-texts.ts'

const general = {
  siteName: 'Kelvara',
  siteUrl: '',
  adminContactEmail: 'owner@kelvara.example',
  email: 'info@kelvara.example',
}

async function withSettings(changed: object = {}) {
  const backend = await freshBackend(() => ({ counters: { add: async () => 0 } }))
  const token = await backend.tokenOf(backend.superAdmin)
  await backend.send(settings.saveGeneral, { token, input: { ...general, ...changed } })
  return { ...backend, token }
}

describe.each(['quoteRequests', 'contactSubmissions', 'applications'] as const)('%s', (name) => {
  const input = examples[name].input('Amaka <b>Obi</b>')

  test('a submission sends a notice to the owner and a receipt to its sender', async () => {
    const { send, tables } = await withSettings()
    expect((await send(collections[name].endpoints.create, { input })).status).toBe(201)
    const [row] = tables[name].all()
    const mails = tables.mails.all()
    const reference = String(row?._id).slice(-8).toUpperCase()
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ['notice', 'owner@kelvara.example'],
      ['receipt', input.email],
    ])
    for (const mail of mails) {
      expect(mail).toMatchObject({ tries: 0, sentAt: null, subject: expect.stringContaining(reference) })
      expect(mail.text).toContain(reference)
    }
    const notice = mails.find(({ kind }) => kind === 'notice')
    expect(notice?.text).toContain(`https://site.example/dashboard/${collections[name].name}/${row?._id}`)
    expect(JSON.stringify(notice)).not.toMatch(/Amaka|mail\.example|company\.example|\+234/)
  })

  test('a rejected submission sends no mail', async () => {
    const { send, tables } = await withSettings()
    await send(collections[name].endpoints.create, { input: { ...input, email: 'nobody' } })
    expect(tables.mails.all()).toEqual([])
  })
})

test('a notice goes to the general address without an owner’s address, and to no one without either', async () => {
  const { endpoints } = collections.contactSubmissions
  const input = examples.contactSubmissions.input('Amaka')
  for (const [changed, recipients] of [
    [{ adminContactEmail: '' }, ['info@kelvara.example', input.email]],
    [{ adminContactEmail: '', email: '' }, [input.email]],
  ] as const) {
    const { send, tables } = await withSettings(changed)
    await send(endpoints.create, { input })
    expect(
      tables.mails
        .all()
        .map(({ recipient }) => recipient)
        .toSorted(),
    ).toEqual([...recipients].toSorted())
  }
})

test('an address gets at most five mails a day, however often visitors enter it', async () => {
  const { send, tables, later } = await freshBackend()
  const input = examples.contactSubmissions.input('Amaka')
  for (let count = 0; count < 8; count += 1) {
    await send(collections.contactSubmissions.endpoints.create, { input })
    later(2)
  }
  expect(tables.mails.all()).toHaveLength(5)
  expect(tables.contactSubmissions.all()).toHaveLength(8)
})

test('text from a visitor adds neither markup nor a header line to a mail', () => {
  const { subject, text, html } = receipt('A <i>&"B"\r\nBcc: all@mail.example', 'message', 'AB12')
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).toContain('A <i>&"B"')
  expect(html).toContain('A &lt;i&gt;&amp;&quot;B&quot;')
  expect(html).not.toContain('<i>')
})

describe('the audit log', () => {
  test('the audit log records who did what to which record, without contents', async () => {
    const { send, tables, admin, superAdmin, tokenOf } = await freshBackend()
    await send(signIn, { input: { email: 'ada@kelvara.example', password: 'wrong' } })
    await send(signIn, { input: { email: 'ada@kelvara.example', password: 'Ada knows' } })
    const token = await tokenOf(admin)
    await send(careers.endpoints.create, { token, input: examples.careers.input('Secret welder') })
    const [career] = tables.careers.all()
    const id = String(career?._id)
    await send(careers.endpoints.update, { id, token, input: examples.careers.input('Secret fitter') })
    await send(careers.endpoints.remove, { id, token })
    await send(admins.endpoints.remove, { id: superAdmin._id, token })
    await send(featureCalls.logout, { token })
    const rows = tables.audit.all().toReversed()
    expect(rows.map(({ actor, action, target, outcome }) => [actor, action, target, outcome])).toEqual([
      ['', 'sign-in', admin._id, 'refused'],
      [admin._id, 'sign-in', admin._id, 'ok'],
      [admin._id, 'POST /careers', id, 'ok'],
      [admin._id, 'PUT /careers/{id}', id, 'ok'],
      [admin._id, 'DELETE /careers/{id}', id, 'ok'],
      [admin._id, 'DELETE /auth/admins/{id}', superAdmin._id, 'refused'],
      [admin._id, 'sign-out', admin._id, 'ok'],
    ])
    for (const row of rows) expect(row).toMatchObject({ network: '203.0.113.0/24', requestId: 'request-1' })
    expect(JSON.stringify(rows)).not.toMatch(/Secret|wrong|knows|203\.0\.113\.7/)
  })

  test('the audit log records who opened an application', async () => {
    const { send, tables, admin, tokenOf, add } = await freshBackend()
    const { _id: id } = add('applications', { applicantName: 'A' })
    await send(applications.endpoints.detail, { id, token: await tokenOf(admin) })
    expect(tables.audit.all()).toMatchObject([
      { actor: admin._id, action: 'GET /job-applications/{id}', target: id },
    ])
  })

  test.each(['applications', 'quoteRequests'] as const)(
    'the audit log records once per hour and session who got the file addresses of all %s',
    async (name) => {
      const { send, tables, admin, tokenOf, add, later } = await freshBackend()
      const column = name === 'applications' ? 'resumeUrl' : 'fileUrl'
      for (const file of ['/uploads/private-a.pdf', '/uploads/private-b.pdf', null])
        add(name, { email: 'secret@mail.example', [column]: file })
      const { list } = collections[name].endpoints
      const token = await tokenOf(admin)
      const read = async () => expect((await send(list, { token })).status).toBe(200)
      const lines = () => tables.audit.all().map(({ actor, action, target }) => [actor, action, target])
      const line = [admin._id, `GET ${list.path}`, '2 files']
      for (let count = 0; count < 5; count += 1) await read()
      expect(lines()).toEqual([line])
      expect(JSON.stringify(tables.audit.all())).not.toContain('secret')
      // A dashboard that reloads all the time causes one line per hour.
      for (let minute = 0; minute < 120; minute += 20) {
        later(20)
        await read()
      }
      expect(lines()).toEqual([line, line, line])
      await send(list, { token: await tokenOf(admin) })
      expect(lines()).toHaveLength(4)
    },
  )

  test('the audit log records a list read as soon as the list has its first file', async () => {
    const { send, tables, admin, tokenOf, add } = await freshBackend()
    const token = await tokenOf(admin)
    await send(applications.endpoints.list, { token })
    expect(tables.audit.all()).toEqual([])
    add('applications', { resumeUrl: '/uploads/private-a.pdf' })
    await send(applications.endpoints.list, { token })
    expect(tables.audit.all()).toMatchObject([{ action: 'GET /job-applications', target: '1 files' }])
  })

  test('the audit log has no row for lists without private files', async () => {
    const { send, tables, admin, tokenOf, add } = await freshBackend()
    add('applications', { applicantName: 'A' })
    add('contactSubmissions', { fullName: 'A' })
    const token = await tokenOf(admin)
    for (const name of ['applications', 'contactSubmissions', 'services'] as const)
      await send(collections[name].endpoints.list, { token })
    expect(tables.audit.all()).toEqual([])
  })

  test('the audit log has no row for submissions of visitors', async () => {
    const { send, tables } = await freshBackend()
    await send(collections.contactSubmissions.endpoints.create, {
      input: examples.contactSubmissions.input('A'),
    })
    expect(tables.audit.all()).toEqual([])
  })
})
