import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { settings } from '#src/contract/settings/calls.ts'

const picture = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' })

test('a slow picture upload does not undo settings that a colleague saved meanwhile', async () => {
  const slow = Promise.withResolvers<void>()
  const { send, tables, admin, tokenOf } = await freshBackend(({ files }) => ({
    files: {
      ...files,
      put: async (file, isPrivate) => {
        if (file.name === 'logo.svg') await slow.promise
        return files.put(file, isPrivate)
      },
    },
  }))
  const token = await tokenOf(admin)
  const save = (input: object) => send(settings.saveBranding, { token, input })
  const first = save({ logo: picture('logo.svg') })
  expect((await save({ favicon: picture('favicon.svg') })).status).toBe(200)
  slow.resolve()
  expect((await first).status).toBe(200)
  const branding = tables.settings.all().find(({ _id }) => _id === 'branding')
  expect(JSON.parse(String(branding?.value))).toEqual({
    logo: expect.stringContaining('/uploads/'),
    favicon: expect.stringContaining('/uploads/'),
  })
})
