import type { Change, Rows } from '#backend/ports/rows.ts'
import type { RowOf } from '#backend/schema.ts'

/** Sections of the settings; each is a row. */
export const sections = ['general', 'branding', 'socialMedia', 'seo'] as const
export type Section = (typeof sections)[number]

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

/** Returns the values in a section's row. */
export function sectionOf(row: RowOf<'settings'> | undefined): Record<string, unknown> {
  return row ? { ...Object(JSON.parse(row.value)) } : {}
}
