import assert from 'node:assert/strict'
import type { WebElement } from 'selenium-webdriver'
import type { Case } from './case.ts'
import type { Page } from './page.ts'
import { signIn } from './people.ts'
import { assertSilent } from './routes.ts'
import { until } from './until.ts'

async function toProjects(page: Page): Promise<void> {
  await page.press('link', 'Projects')
  await page.isAt(/\/projects$/)
  await page.find('heading', 'Our Projects')
  await until('the heading has the focus', () =>
    page.driver.executeScript<boolean>(`return document.activeElement?.innerText === 'Our Projects'`),
  )
}

export const platform: Case[] = [
  {
    title: 'a page change with view transitions, and where there are none',
    run: async ({ product, start }) => {
      const browser = await start()
      const { page, driver } = browser
      for (const prepare of ['', 'delete Document.prototype.startViewTransition']) {
        await page.open(`${product.origin}/about`)
        await page.untilHydrated()
        await driver.executeScript(
          `${prepare}; addEventListener('unhandledrejection', () => { window.broken = true })`,
        )
        assert.equal(await driver.executeScript(`return 'startViewTransition' in document`), prepare === '')
        await toProjects(page)
        assert.equal(await driver.executeScript('return window.broken ?? null'), null)
      }
      await assertSilent(browser)
    },
  },
  {
    title:
      'where there are no popovers filters stand above the list and narrow it, and the phone’s menu opens',
    cannot: { firefox: 'it has them, and no setting against them' },
    run: async ({ product, start }) => {
      const browser = await start({ width: 360, height: 780, without: ['PopoverAttribute'] })
      const { page, driver } = browser
      await page.open(`${product.origin}/projects`)
      await page.untilHydrated()
      assert.equal(await driver.executeScript(`return 'popover' in document.body`), false)
      await page.choose('Status', 'Completed')
      await page.sees(/\d+ of \d+ projects/)
      await page.press('button', 'Open menu')
      await page.press('link', 'Services')
      await page.find('heading', 'Our Services')
      await page.find('field', 'Category')
      await assertSilent(browser)
    },
  },
  {
    title: 'the map: its marks are there, lead to the words beside it, and those to a project',
    run: async ({ product, start }) => {
      const { page, driver } = await start()
      await page.open(`${product.origin}/projects?view=map`)
      await page.untilHydrated()
      await page.sees('Not on the map')
      const target = await driver.executeScript<string>(`
        const mark = document.querySelector('figure svg a[href^="#at-"]')
        const { width, height } = mark.getBoundingClientRect()
        if (width < 15 || height < 15) throw new Error('A mark of ' + width + ' px')
        mark.scrollIntoView({ block: 'center', behavior: 'instant' })
        return mark.getAttribute('href')`)
      await (
        await until('the mark', () =>
          driver.executeScript<WebElement>(
            `return document.querySelector('figure svg a[href^="#at-"] text')`,
          ),
        )
      ).click()
      await page.isAt(new RegExp(`${target}$`))
      const title = await driver.executeScript<string>(
        `return document.querySelector(location.hash + ' ul a').innerText`,
      )
      await page.press('link', title)
      await page.isAt(/\/project\//)
      await page.find('heading', title)
    },
  },
  {
    title: 'print: a page becomes a PDF',
    run: async ({ product, start }) => {
      const { page, print } = await start()
      for (const address of ['/quote', '/projects']) {
        await page.open(product.origin + address)
        await page.untilHydrated()
        const pdf = await print()
        assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
        assert.ok(pdf.length > 10_000, `${address}: ${pdf.length} bytes`)
      }
    },
  },
  {
    title: 'whether the browser promises to keep what is stored is said on the page of the device',
    run: async ({ product, start }) => {
      const browser = await start()
      const { page, driver } = browser
      await page.open(`${product.origin}/dashboard/device?tab=storage`)
      await signIn(page)
      await page.find('heading', 'Staff records')
      const persists = await driver.executeScript<boolean>('return Boolean(navigator.storage?.persisted)')
      await page.sees(
        persists ? /The browser (may clear|keeps) it/ : 'This browser does not say whether it keeps',
      )
      await assertSilent(browser)
    },
  },
  {
    title: 'required fields have their star, also where drawn words cannot have an alternative text',
    run: async ({ product, start }) => {
      const { page, driver } = await start()
      await page.open(`${product.origin}/contact`)
      await page.untilHydrated()
      const star = `
        const [label] = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === 'Full Name')
        return getComputedStyle(label, '::after').content`
      assert.match(await driver.executeScript<string>(star), /^" \*" \/ ""$/)
      await driver.executeScript(dropAlternatives)
      assert.equal(await driver.executeScript<string>(star), '" *"')
    },
  },
]

/** Runs in the page: reduces its style sheets to what an older browser supports. */
const dropAlternatives = `
  const drop = (owner) => {
    for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = owner.cssRules[index]
      if (/content:[^;]*\\/\\s*""/.test(rule.style?.cssText ?? '')) owner.deleteRule(index)
      else if (rule.cssRules?.length > 0) drop(rule)
    }
  }
  for (const sheet of document.styleSheets) drop(sheet)`
