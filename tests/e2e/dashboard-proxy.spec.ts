import { setFaults } from '#mocks/faults.ts'
import { expect, staffTest as test } from './product.ts'

const team = '/dashboard/team'
const media = '/dashboard/media'

test('a proxy’s HTML page is always reported in the same words, whatever the connection state', async ({
  page,
}) => {
  await page.goto('/dashboard/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  setFaults({ sky: 'html' })
  await page.goto(team)
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch team members')
  setFaults({ sky: 'html', only: '/gallery' })
  await page.goto(media)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch gallery items')
  await expect(page.getByText('This is not on this device yet')).toHaveCount(0)
})
