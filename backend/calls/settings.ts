import { type Call, type Outcome, route } from '#backend/http/call.ts'
import type { Input } from '#backend/http/request-body.ts'
import { allOf } from '#backend/ports/rows.ts'
import { refuseUnsafeLinks } from '#backend/records/links.ts'
import { readSection, type Section, sectionChange, sectionOf, sections } from '#backend/records/sections.ts'
import { withFileAddresses } from '#backend/records/shown.ts'
import { settings } from '#src/contract/settings/calls.ts'

export const settingsRoutes = [
  route(settings.read, async (call) => {
    const all = await allOf(call.ports.rows.list('settings'))
    const values = sections.map((name) => [name, sectionOf(all.find(({ _id }) => _id === name))] as const)
    return { body: Object.fromEntries(values.map(([name, value]) => [name, withFileAddresses(value, call)])) }
  }),
  route(settings.saveGeneral, saved('general')),
  route(settings.saveBranding, async (call) => {
    const settings: Record<string, string> = {}
    for (const [field, file] of Object.entries(await call.input())) {
      // The hosted backend accepts it under one name and returns it under another.
      const name = field === 'socialMediaPreview' ? 'socialPreviewImage' : field
      if (file instanceof File) settings[name] = (await call.keep(file, false)).path
    }
    // Read last: another user may save a picture during the upload.
    return outcome('branding', { ...(await readSection(call.ports.rows, 'branding')), ...settings }, call)
  }),
  route(settings.saveSocial, saved('socialMedia')),
  route(settings.saveSeo, saved('seo')),
]

function saved(section: Section) {
  return async (call: Call<Input>): Promise<Outcome> => {
    const input = await call.input()
    refuseUnsafeLinks(input)
    return outcome(section, { ...(await readSection(call.ports.rows, section)), ...input }, call)
  }
}

function outcome(section: Section, value: object, { now }: Call): Outcome {
  return { body: 'Settings updated successfully', changes: [sectionChange(section, value, now)] }
}
