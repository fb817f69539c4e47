import assert from 'node:assert/strict'
import type { WebElement } from 'selenium-webdriver'
import { backend } from '#mocks/backend.ts'
import type { Case } from './case.ts'
import { signIn } from './people.ts'
import { until } from './until.ts'

export const editor: Case[] = [
  {
    title: 'an article with bold words and a link is saved as it was written',
    run: async ({ product, start }) => {
      const { page, driver } = await start()
      await page.open(`${product.origin}/dashboard/blogs/new`)
      await signIn(page)
      await page.find('heading', 'Add New Post')
      await page.fill('Title', 'Ten bolts, ten tags')
      await (await page.find('field', 'Description')).click()
      await page.keys('In a few lines.')
      const content = await page.find('field', 'Content')
      await driver.executeScript(
        `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
        content,
      )
      await content.click()
      await page.keys('Each bolt has a ')
      await page.withControl('b')
      await page.keys('tag')
      await page.withControl('b')
      await page.keys('. See ')
      // The second of the two editors is the article's.
      await (
        await driver.executeScript<WebElement>(
          `return [...document.querySelectorAll('button[aria-label="Link"]')].at(-1)`,
        )
      ).click()
      await page.fill('Address', 'https://standards.example/bolts')
      await page.fill('Link text', 'the list')
      await page.press('button', 'Insert link')
      await page.press('button', 'Save Draft')
      const saved = () => backend.tables.blogs.all().find((row) => row.title === 'Ten bolts, ten tags')
      await until('the article is saved', async () => saved())
      assert.equal(saved()?.description, '<p>In a few lines.</p>')
      assert.match(
        String(saved()?.content),
        /^<p>Each bolt has a <strong>tag<\/strong>\. See <a [^>]*href="https:\/\/standards\.example\/bolts"[^>]*>the list<\/a><\/p>$/,
      )
    },
  },
]
