import assert from 'node:assert/strict'
import { backend } from '#mocks/backend.ts'
import type { Case } from './case.ts'
import { readyForOffline, sendQuote, signIn, untilOnDisk } from './people.ts'

const company = 'Escravos Fabrication Yard'

export const story: Case[] = [
  {
    title: 'one quote request, from a visitor’s phone to a staff member without a network',
    run: async ({ product, start }) => {
      const { page: visitor, close } = await start({ width: 360, height: 780 })
      await visitor.open(`${product.origin}/quote`)
      const [width = 0, needed = 0] = await visitor.driver.executeScript<number[]>(
        'return [innerWidth, document.documentElement.scrollWidth]',
      )
      assert.equal(width, 360)
      assert.ok(needed <= width, `${needed} px wide`)
      await sendQuote(visitor, company)
      await visitor.sees('Thank You!')
      assert.equal(backend.tables.quoteRequests.all().filter((row) => row.companyName === company).length, 1)
      await close()

      const { page, driver } = await start()
      await page.open(`${product.origin}/dashboard/quote-requests`)
      await page.isAt(/\/login\?redirect=/)
      await signIn(page)
      await page.isAt(/\/dashboard\/quote-requests$/)
      await page.find('heading', 'Quote Requests')
      await page.press('link', company)
      await page.find('heading', 'Quote Request Details')
      await page.sees('Two pump skids')
      const detail = await driver.getCurrentUrl()

      await readyForOffline(page)
      await untilOnDisk(page, company)
      // The list contains the company too. Wait until the record's own response is stored as well.
      await page.sees(/Synced (just now|\d+ min ago)/)
      await product.stop()
      const opened = await driver.getWindowHandle()
      await driver.switchTo().newWindow('tab')
      const cold = await driver.getWindowHandle()
      await driver.switchTo().window(opened)
      await driver.close()
      await driver.switchTo().window(cold)
      await page.open(`${product.origin}/dashboard/quote-requests`)
      await page.sees(/Saved (just now|\d+ min ago)/)
      await page.press('link', company)
      await page.sees('Two pump skids')
      await page.open(detail)
      await page.sees('Two pump skids')
      await product.startAgain()
    },
  },
]
