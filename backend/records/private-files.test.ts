import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { PortError } from '#backend/ports/port-error.ts'
import { applications } from '#src/contract/applications/calls.ts'

const application = {
  applicantName: 'Amaka Okafor',
  email: 'amaka@client.example',
  phone: '+234 800 000 0100',
  role: 'Welder',
  experience: '5-10 years',
  education: 'PhD',
  coverLetter: 'I weld.',
  resume: new File(['%PDF-1.4\n%%EOF\n'], 'resume.pdf', { type: 'application/pdf' }),
}

async function withApplication() {
  const backend = await freshBackend()
  const { send, add, tables, uploads, admin, tokenOf } = backend
  add('careers', { title: 'Welder' })
  const { status } = await send(applications.endpoints.create, { input: application })
  expect(status).toBe(201)
  expect([tables.applications.all(), tables.files.all(), [...uploads]].map((all) => all.length)).toEqual([
    1, 1, 1,
  ])
  const id = String(tables.applications.all()[0]?._id)
  const remove = async () =>
    send(applications.endpoints.remove, { id, token: await tokenOf(admin) }).then(
      (response) => response.status,
    )
  return { ...backend, remove }
}

test('deleting an application deletes the row and the bytes of its resume', async () => {
  const { remove, tables, uploads } = await withApplication()
  expect(await remove()).toBe(200)
  expect(tables.applications.all()).toEqual([])
  expect(tables.files.all()).toEqual([])
  expect([...uploads]).toEqual([])
})

test('an application that cannot be deleted keeps its resume', async () => {
  const { remove, ports, tables, uploads } = await withApplication()
  const { write } = ports.rows
  ports.rows.write = async (changes) => {
    if (changes.some((change) => 'remove' in change))
      throw new PortError('unavailable', { message: 'The database is away' })
    return write(changes)
  }
  expect(await remove()).toBe(503)
  expect(tables.files.all()).toHaveLength(1)
  expect([...uploads]).toHaveLength(1)
})
