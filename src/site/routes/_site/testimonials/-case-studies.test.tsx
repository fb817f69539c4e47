import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { caseDrawings } from '#src/company/case-drawings.tsx'
import { caseStudies } from '#src/company/case-studies.ts'
import { clients } from '#src/company/clients/clients.ts'
import { trustedBy } from '#src/company/clients/trusted-by.ts'
import { quoteServiceOf } from '#src/site/cards/quote-service.ts'
import { BeforeAfter } from './-before-after.tsx'

test('each linked client leads to its own case study, and every case study has a link', () => {
  const led = [...clients, ...trustedBy].filter(({ study }) => study)
  for (const { name, mark, study } of led)
    expect(caseStudies.find(({ id }) => id === study)).toMatchObject({ client: name, mark })
  expect(new Set(led.map(({ study }) => study))).toEqual(new Set(caseStudies.map(({ id }) => id)))
})

test('every client has a logo in the brand folder', () => {
  for (const { mark } of [...clients, ...trustedBy, ...caseStudies])
    expect(existsSync(`public/brand/clients/${mark}.svg`), mark).toBe(true)
})

test('a case study names a service that the quote form offers', () => {
  for (const { service } of caseStudies) expect(quoteServiceOf(service), service).toBeDefined()
})

test('both drawings of a case study are rendered without script and without inline styles', () => {
  for (const { id, title, before, after, labels } of caseStudies) {
    const Drawing = caseDrawings[id]
    if (!Drawing) throw new Error(`Nothing is drawn of ${id}`)
    const html = renderToStaticMarkup(
      <BeforeAfter title={title} before={before} after={after} labels={labels} Drawing={Drawing} />,
    )
    const [, withoutScript] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? []
    expect(withoutScript?.match(/<svg/g)).toHaveLength(2)
    expect(withoutScript).toMatch(/>Before<.*>After</s)
    expect(html).not.toContain('style=')
  }
})
