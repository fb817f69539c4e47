import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pngFile, recordedWrites } from '#mocks/story-states.ts'
import { SettingsPage } from './settings-page.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Forms/Site settings, changed',
  tags: ['proof'],
  component: SettingsPage,
  parameters: { staff: true },
} satisfies Meta<typeof SettingsPage>
export default meta
type Story = StoryObj<typeof meta>

const writes = recordedWrites()

/** Chosen pictures, previewed before anything is sent. */
export const OnlyTheChosenPictures: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    const logo = () => canvas.getByRole('img', { name: 'Logo of the site' })
    await canvas.findByLabelText('Logo')
    await expect(logo()).toHaveAttribute('src', expect.stringMatching(/\/uploads\/logo\.svg$/))
    await userEvent.upload(await canvas.findByLabelText('Logo'), pngFile('mark.png'))
    await waitFor(() => expect(logo()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
    await userEvent.upload(await canvas.findByLabelText('Social Media Preview'), pngFile('share.png'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Branding & Appearance' }))
    await waitFor(() =>
      expect(writes.made).toEqual([
        [
          'PUT /settings/branding',
          [
            ['logo', 'mark.png'],
            ['socialMediaPreview', 'share.png'],
          ],
        ],
      ]),
    )
  },
}

/** Sections saved by separate calls, each with all the values that it shares with another. */
export const EachSectionAlone: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText('Phone Number')
    await userEvent.clear(phone)
    await userEvent.type(phone, '1234567')
    await userEvent.type(await canvas.findByLabelText('Google Analytics ID'), 'G-123')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Contact Details' }))
    await waitFor(() => expect(writes.made).toHaveLength(1))
    await expect(writes.made[0]?.[0]).toBe('PUT /settings/general')
    await expect(writes.made[0]?.[1]).toMatchObject({
      phoneNumber: '1234567',
      siteUrl: 'https://www.kelvara.example',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save SEO Settings' }))
    await waitFor(() => expect(writes.made).toHaveLength(2))
    await expect(writes.made[1]).toMatchObject(['PUT /settings/seo', { googleAnalyticsId: 'G-123' }])
  },
}
