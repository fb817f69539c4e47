import { route } from '#backend/http/call.ts'
import { allOf, type Rows } from '#backend/ports/rows.ts'
import { sectionOf, sections } from '#backend/records/sections.ts'
import { withFileAddresses } from '#backend/records/shown.ts'
import { siteCalls } from '#src/contract/site/calls.ts'
import { type SiteValues, siteValues } from '#src/contract/site/record.ts'

export const siteRoutes = [
  route(siteCalls.readSite, async (call) => ({
    body: withFileAddresses({ ...(await readSiteValues(call.ports.rows)) }, call),
  })),
]

/** Returns what the site shows of its settings. Files have their paths on this server. */
export async function readSiteValues(rows: Pick<Rows, 'list'>): Promise<SiteValues> {
  const all = await allOf(rows.list('settings'))
  const saved = new Map(sections.map((name) => [name, all.find(({ _id }) => _id === name)]))
  const values = Object.assign({}, ...[...saved.values()].map(sectionOf))
  const hasSocialMedia = saved.get('socialMedia') !== undefined
  return siteValues.read({ ...values, hasSocialMedia }) ?? siteValues.missing
}
