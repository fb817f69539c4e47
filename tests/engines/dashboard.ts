import { assertNone } from '#tests/reliability/part.ts'
import type { Case } from './case.ts'
import { signIn } from './people.ts'
import { assertSilent } from './routes.ts'
import { until } from './until.ts'

const lists = [
  'projects',
  'services',
  'careers',
  'media',
  'applications',
  'quote-requests',
  'blogs',
  'testimonials',
  'team',
  'contact-submissions',
]

/** Runs in the page: rows whose centre belongs to the link of another row. */
const strayRows = `
  return [...document.querySelectorAll('tbody tr')].flatMap((row) => {
    row.scrollIntoView({ block: 'center', behavior: 'instant' })
    const link = row.querySelector('[data-row-link], a')
    const cell = link?.closest('td').nextElementSibling?.getBoundingClientRect()
    if (!link || !cell) return []
    const hit = document.elementFromPoint(cell.x + 2, cell.y + cell.height - 2)
    return hit?.closest('a') === link ? [] : [link.innerText + ': ' + hit?.outerHTML.slice(0, 90)]
  })`

/** Runs in the page: by how many pixels a list is wider than its place. */
const overhang = `
  const place = document.querySelector('main table')?.closest('section')
  return place ? place.scrollWidth - place.clientWidth : 0`

export const dashboard: Case[] = [
  {
    title: 'in every list a press anywhere on a row opens its own record, and nothing is cut off at the side',
    run: async ({ product, start }) => {
      const browser = await start()
      const { page, driver } = browser
      await page.open(`${product.origin}/dashboard`)
      await signIn(page)
      await page.find('heading', 'Dashboard')
      const stray: string[] = []
      const wide: string[] = []
      for (const name of lists) {
        await until(`rows of ${name}`, async () => {
          // WebKit drops a navigation that starts while the page changes its own address.
          if (!(await driver.getCurrentUrl()).endsWith(name))
            await page.open(`${product.origin}/dashboard/${name}`)
          return driver.executeScript<boolean>(
            `return document.querySelector('main [data-row-link]') !== null`,
          )
        })
        stray.push(...(await driver.executeScript<string[]>(strayRows)).map((row) => `${name}: ${row}`))
        const over = await driver.executeScript<number>(overhang)
        if (over > 0) wide.push(`${name}: ${over} px`)
      }
      await page.open(`${product.origin}/dashboard`)
      await page.find('heading', 'Dashboard')
      await until('rows of applicants', () =>
        driver.executeScript<boolean>(`return document.querySelector('main tbody a') !== null`),
      )
      stray.push(...(await driver.executeScript<string[]>(strayRows)).map((row) => `home: ${row}`))
      assertNone(stray, 'rows that another one covers')
      assertNone(wide, 'lists that are too wide')
      await assertSilent(browser)
    },
  },
]
