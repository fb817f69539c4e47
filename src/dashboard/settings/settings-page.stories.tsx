import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { settingsSeed } from '#mocks/seeds/settings.ts'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { failedState, offline, pngFile, recordedWrites, saveElsewhere } from '#mocks/story-states.ts'
import { SettingsPage } from './settings-page.tsx'

const meta = {
  title: 'Forms/Site settings',
  component: SettingsPage,
  parameters: {
    guidance: {
      use: 'Save each section separately, and say what a colleague has changed.',
      avoid: 'Don’t overwrite a colleague’s change.',
    },
    staff: true,
  },
} satisfies Meta<typeof SettingsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Site Name')).toHaveValue(settingsSeed.general.siteName)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Save / })).toHaveLength(5))
    await expect(await canvas.findByText(/Visitors see what you save here on their next page/)).toBeVisible()
  },
}

/** A hosted backend stores the settings, and the site does not read them. */
export const TakenFromTheBuild: Story = {
  parameters: simulateFaults('keyless'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The site does not read these settings')).toBeVisible()
    await expect(canvas.queryByText(/on their next page/)).toBeNull()
  },
}

export const Loading: Story = {
  parameters: respondWith('/settings', 'never'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status', { name: 'Loading the form' })).toHaveLength(5)
  },
}

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Meta Title'), ' and more')
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save SEO Settings' }))
    await expect(await canvas.findByRole('button', { name: 'Save SEO Settings' })).toBeVisible()
    await expect(canvas.queryByText('Unsaved changes')).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Admin Contact Email')
    await userEvent.clear(email)
    await userEvent.type(email, 'webmaster')
    await userEvent.click(canvas.getByRole('button', { name: 'Save General Info' }))
    await expect(
      await canvas.findByRole('link', { name: 'Give an e-mail address or leave it empty' }),
    ).toBeVisible()
  },
}

export const InvalidPictures: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Branding & Appearance' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a picture first.')
  },
}

export const Odd: Story = {
  parameters: respondWith('/settings', {
    data: { general: 7, branding: { logo: 'data:image/png,x' }, socialMedia: { facebook: 'kelvara' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Facebook')).toHaveValue('kelvara')
    await expect(canvas.getByLabelText('Site Name')).toHaveValue('')
  },
}

export const Failed: Story = failedState('/settings')

export const Offline: Story = offline('Failed to fetch settings')

export const Saving: Story = {
  parameters: respondWith('/settings/seo', 'never'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Meta Title'), ' and more')
    await userEvent.click(canvas.getByRole('button', { name: 'Save SEO Settings' }))
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save General Info' })).toBeEnabled()
  },
}

export const SaveFailed: Story = {
  parameters: respondWith('/settings/seo', 500),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Meta Title'), ' and more')
    await userEvent.click(canvas.getByRole('button', { name: 'Save SEO Settings' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
}

export const SavingPictures: Story = {
  parameters: respondWith('/settings/branding', 'never'),
  play: async ({ canvas, userEvent }) => {
    const large = new File([pngFile('large.png'), new Uint8Array(300_000)], 'large.png', {
      type: 'image/png',
    })
    await userEvent.upload(await canvas.findByLabelText('Logo'), large)
    await userEvent.click(canvas.getByRole('button', { name: 'Save Branding & Appearance' }))
    await expect(await canvas.findByRole('region', { name: 'Saving the pictures' })).toBeVisible()
  },
}

const writes = recordedWrites()

export const AnotherFieldChangedElsewhere: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Instagram'), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Social Media Links' }))
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull())
    const links = saveElsewhere('socialMedia', { linkedin: 'https://linkedin.example/new' })
    await userEvent.type(canvas.getByLabelText('Facebook'), '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Social Media Links' }))
    await waitFor(() => expect(writes.made).toHaveLength(2))
    await expect(writes.made[1]).toEqual([
      'PUT /settings/social',
      {
        ...links,
        facebook: `${links.facebook}3`,
      },
    ])
    await waitFor(() => expect(canvas.getByLabelText('LinkedIn')).toHaveValue('https://linkedin.example/new'))
  },
}

export const SameFieldChangedElsewhere: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    const [linkedin, facebook] = [await canvas.findByLabelText('LinkedIn'), canvas.getByLabelText('Facebook')]
    await userEvent.clear(linkedin)
    await userEvent.type(linkedin, 'https://linkedin.example/mine')
    await userEvent.clear(facebook)
    await userEvent.type(facebook, 'https://facebook.example/mine')
    const links = saveElsewhere('socialMedia', {
      linkedin: 'https://linkedin.example/theirs',
      facebook: '',
    })
    const save = canvas.getByRole('button', { name: 'Save Social Media Links' })
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'a colleague changed Facebook, LinkedIn while you were editing',
    )
    await expect(writes.made).toEqual([])
    await expect(canvas.getByText('LinkedIn is now “https://linkedin.example/theirs”.')).toBeVisible()
    await expect(canvas.getByText('Facebook is now empty.')).toBeVisible()
    await expect(canvas.getByLabelText('LinkedIn')).toHaveValue('https://linkedin.example/mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs: LinkedIn' }))
    await expect(canvas.getByLabelText('LinkedIn')).toHaveValue('https://linkedin.example/theirs')
    await userEvent.click(save)
    await waitFor(() =>
      expect(writes.made).toEqual([
        ['PUT /settings/social', { ...links, facebook: 'https://facebook.example/mine' }],
      ]),
    )
    await waitFor(() => expect(canvas.queryByText(/is now/)).toBeNull())
  },
}
