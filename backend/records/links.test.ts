import { describe, expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { projects } from '#src/contract/projects/calls.ts'
import { settings } from '#src/contract/settings/calls.ts'
import { team } from '#src/contract/team/calls.ts'
import { examples } from '#tests/contract/examples.ts'

const unsafe = [
  'javascript:x()',
  ' JaVaScRiPt:x()',
  'java\nscript:x()',
  'data:text/html,<script>x()</script>',
  'vbscript:x()',
  'https://user:pass@evil.example/',
  '//evil.example',
]

describe.each(unsafe)('the unsafe address %j', (address) => {
  test('the settings reject an unsafe link with a message and stay unchanged', async () => {
    const { send, tables, tokenOf, admin } = await freshBackend()
    const token = await tokenOf(admin)
    const social = { facebook: 'https://f.example', linkedin: address, instagram: '', twitterX: '' }
    const refused = await send(settings.saveSocial, { input: social, token })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { message: 'The address of LinkedIn is no link to a web site: begin it with https://' },
    ])
    const general = { siteName: 'Kelvara', siteUrl: address }
    expect((await send(settings.saveGeneral, { input: general, token })).status).toBe(422)
    expect(tables.settings.all()).toEqual([])
  })

  test('a team member with an unsafe portfolio link is rejected', async () => {
    const { send, tables, tokenOf, admin } = await freshBackend()
    const input = { ...examples.team.input('Ada'), portfolioLink: address }
    const { status } = await send(team.endpoints.create, { input, token: await tokenOf(admin) })
    expect(status).toBe(422)
    expect(tables.team.all()).toEqual([])
  })
})

test('links to web sites are stored as written', async () => {
  const { send, tokenOf, admin } = await freshBackend()
  const social = {
    facebook: 'facebook.com/kelvara',
    linkedin: 'https://l.example/?a=b',
    instagram: '',
    twitterX: '',
  }
  const token = await tokenOf(admin)
  expect((await send(settings.saveSocial, { input: social, token })).status).toBe(200)
  const { data } = await (await send(settings.read, { token })).json()
  expect(data.socialMedia).toMatchObject(social)
})

test('a file becomes a project’s picture by its detected type, whatever type is sent with it', async () => {
  const { send, tables, tokenOf, admin } = await freshBackend(({ files }) => ({
    files: {
      ...files,
      put: async (file, isPrivate) => {
        const stored = await files.put(file, isPrivate)
        const isPdf = (await file.text()).startsWith('%PDF-')
        return { ...stored, row: { ...stored.row, type: isPdf ? 'application/pdf' : 'image/png' } }
      },
    },
  }))
  const token = await tokenOf(admin)
  const made = async (text: string, type: string) => {
    const input = { ...examples.projects.input(type), file: new File([text], 'a', { type }), gallery: [] }
    expect((await send(projects.endpoints.create, { input, token })).status).toBe(201)
    return tables.projects.all().find(({ title }) => title === type)
  }
  const pdf = await made('%PDF-1.4', 'image/jpeg')
  expect(pdf?.fileUrl).toMatch(/^\/uploads\//)
  expect(pdf?.imageUrl).toBeNull()
  const picture = await made('a picture', 'application/octet-stream')
  expect(picture?.imageUrl).toBe(picture?.fileUrl)
})
