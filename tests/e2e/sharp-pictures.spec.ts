import { expect, type Page } from '@playwright/test'
import { test } from './product.ts'

/** Maximum enlargement of a picture. Beyond it, a picture looks soft. */
const bound = 1.15

/** Maximum pixels per page pixel. More are not worth their bytes. */
const densest = 2

const pages = ['/', '/about', '/about-hse', '/projects', '/testimonials', '/login']

const screens = [
  { width: 360, height: 800, density: 2 },
  { width: 360, height: 800, density: 3 },
  { width: 768, height: 1024, density: 1 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 2560, height: 1440, density: 1 },
]

for (const { width, height, density } of screens) {
  test.describe(`on ${width} × ${height} at ${density}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    test('no picture of the site is enlarged while a larger one exists', async ({ page }) => {
      const soft: string[] = []
      let seen = 0
      for (const address of pages) {
        await page.goto(address)
        const pictures = await sitePictures(page)
        seen += pictures.length
        for (const { file, across, down, isWidest } of pictures) {
          const enlarged = Math.max(across, down) * Math.min(density, densest)
          if (!isWidest && enlarged > bound) soft.push(`${address}: ${file} by ${enlarged.toFixed(2)}`)
        }
      }
      expect(seen).toBeGreaterThan(pages.length)
      expect(soft).toEqual([])
    })
  })
}

/** Returns the chosen file of each visible picture, and the page pixels per pixel of the file. */
async function sitePictures(page: Page) {
  await page.locator('img[srcset]').first().waitFor()
  // Include pictures that appear meanwhile. Ignore pictures of the backend: some addresses are dead.
  const missing = () =>
    page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      return [...document.images]
        .filter(({ src, complete }) => src.includes('/pictures/') && !complete)
        .map(({ src }) => src)
    })
  await expect.poll(missing).toEqual([])
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const [, file = '', ownWidth] = /\/pictures\/([\w-]+-(\d+)\.\w+)$/.exec(image.currentSrc) ?? []
      const room = image.getBoundingClientRect()
      if (!ownWidth || room.width === 0) return []
      // A picture chosen by width reports its size at the page's scale. Only its aspect ratio is reliable.
      const ownHeight = (Number(ownWidth) * image.naturalHeight) / image.naturalWidth
      const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, other]) => Number(other))
      const isUpright = ownHeight > Number(ownWidth)
      return [
        {
          file,
          across: room.width / Number(ownWidth),
          down: room.height / ownHeight,
          isWidest: !isUpright && Number(ownWidth) === Math.max(...widths),
        },
      ]
    }),
  )
}
