import { allOf, type Change, type Row, type Rows } from '#backend/ports/rows.ts'
import { type Call, type Outcome, route } from '#backend/wire/call.ts'
import { settings } from '#src/contract/settings.ts'
import { refuseUnsafeLinks } from './links.ts'
import { addressed } from './shown.ts'

const sections = ['general', 'branding', 'socialMedia', 'seo'] as const
type Section = (typeof sections)[number]

export const settingsRoutes = [
  route(settings.read, async (call) => {
    const all = await allOf(call.ports.rows.list('settings'))
    const values = sections.map((name) => [name, sectionOf(all.find(({ _id }) => _id === name))] as const)
    return { body: Object.fromEntries(values.map(([name, value]) => [name, addressed(value, call)])) }
  }),
  route(settings.saveGeneral, saved('general')),
  route(settings.saveBranding, async (call) => {
    const kept: Record<string, string> = {}
    for (const [field, file] of Object.entries(await call.input())) {
      // The hosted backend accepts it under one name and returns it under another.
      const name = field === 'socialMediaPreview' ? 'socialPreviewImage' : field
      if (file instanceof File) kept[name] = (await call.keep(file, false)).path
    }
    // Read last: another user may save a picture during the upload.
    return outcome('branding', { ...(await readSection(call.ports.rows, 'branding')), ...kept }, call)
  }),
  route(settings.saveSocial, saved('socialMedia')),
  route(settings.saveSeo, saved('seo')),
]

/** Returns a section of the settings. */
export async function readSection(rows: Rows, section: Section): Promise<Record<string, unknown>> {
  return sectionOf(await rows.find('settings', section))
}

/** Creates the change that stores a section. */
export function sectionChange(section: Section, value: object, now: Date): Change {
  return {
    upsert: 'settings',
    row: { _id: section, value: JSON.stringify(value), changedAt: now.toISOString() },
  }
}

function saved(section: Section) {
  return async (call: Call): Promise<Outcome> => {
    const input = await call.input()
    refuseUnsafeLinks(input)
    return outcome(section, { ...(await readSection(call.ports.rows, section)), ...input }, call)
  }
}

function outcome(section: Section, value: object, { now }: Call): Outcome {
  return { body: 'Settings updated successfully', changes: [sectionChange(section, value, now)] }
}

function sectionOf(row: Row | undefined): Record<string, unknown> {
  return row ? { ...Object(JSON.parse(String(row.value))) } : {}
}
