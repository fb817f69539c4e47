import { chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { publicPages } from '#tests/screens/public-pages.ts'
const server = await preview({ logLevel: 'silent', preview: { port: 4379, strictPort: true } })
const browser = await chromium.launch(chromiumLaunch())
const only = process.argv.slice(2)
for (const address of only.length ? only : Object.keys(publicPages)) {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'Asia/Tokyo', locale: 'de-DE', colorScheme: 'dark' })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (m) => said.push(`${m.type()}: ${m.text().slice(0, 300)}`))
  page.on('pageerror', (e) => said.push(`ERR ${e.message.slice(0, 400)}`))
  const answer = await page.goto(`http://localhost:4379${address}`)
  await page.waitForTimeout(2500)
  const isHydrated = await page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((k) => k.startsWith('__react')))
  console.log(answer?.status(), address, isHydrated, said.length ? said : '')
  await context.close()
}
await browser.close(); await server.close(); process.exit(0)
