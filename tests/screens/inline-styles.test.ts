import { expect, test, vi } from 'vitest'
import { backend } from '#mocks/backend.ts'
import { emulatedPort } from '#scripts/build/rendered-pages.ts'
import { createRenderer } from '#src/site/render/renderer.tsx'
import { publicPages } from './public-pages.ts'

vi.setConfig({ testTimeout: 60_000 })

const addresses = Object.keys(publicPages)
const shell = {
  html: '<html><head><title></title></head><body><div id="root"></div></body></html>',
  scripts: { layout: [], background: '', dashboard: [], routes: {} },
}

test.each(['while data is saved', 'with all data'])(
  'server-rendered pages have no inline styles, %s, because the policy blocks them',
  async (how) => {
    backend.malformed.always = true
    const { render } = createRenderer({ shell, send: emulatedPort('localhost') })
    const found: string[] = []
    for (const address of addresses) {
      const { html, errors } = await render(address, { savesData: how === 'while data is saved' })
      expect(errors).toEqual([])
      expect(html).toContain('<h1')
      for (const [tag] of html.matchAll(/<[a-z][^<>]*\sstyle="[^<>]*>/g)) found.push(`${address}: ${tag}`)
    }
    expect(found).toEqual([])
  },
)
