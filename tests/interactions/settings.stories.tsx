import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { settingsSeed } from '#mocks/seeds/settings.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { controlledCall, sessionEnded } from './controlled-call.ts'
import { assertPresent, fill, pageOf, signInAgain } from './screen.ts'
import { visit, wholeScreen } from './visit.ts'

const { general } = settingsSeed

const generalCall = controlledCall('PUT /settings/general')
const seoCall = controlledCall('PUT /settings/seo')
const writes = recordedWrites({ msw: [generalCall.handler, seoCall.handler] }, '/settings')

/** Staff work with the site's settings. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, settings',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: {
    ...wholeScreen.parameters,
    staff: true,
    page: '/dashboard/settings',
    ...writes.story.parameters,
  },
  beforeEach: [writes.story.beforeEach, () => generalCall.reset, () => seoCall.reset, visit],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the loaded settings page. The previous page may still be there. */
async function settings() {
  const heading = await waitFor(() => {
    const [first] = document.querySelectorAll('main h1')
    expect(first).toHaveTextContent(/^Site settings$/)
    return assertPresent(first, 'heading')
  })
  await expect(heading).toBeVisible()
  const page = within(assertPresent(heading.closest('main'), 'main'))
  await waitFor(() => expect(page.getByLabelText('Site Name')).toHaveValue(general.siteName))
  // Each section loads its own draft from the device.
  for (const label of ['Phone Number', 'Instagram', 'Meta Title']) await page.findByLabelText(label)
  return {
    page,
    save: (title: string) => page.getByRole('button', { name: `Save ${title}` }),
    unsaved: (count: number) =>
      waitFor(() => expect(page.queryAllByText('Unsaved changes')).toHaveLength(count)),
  }
}

const isSaved = (title: string) => waitFor(() => expect(screen.getByText(`${title} saved`)).toBeVisible())

/** Each section is saved alone, with its own call and its own dirty state. */
export const SaveEachSectionAlone: Story = {
  play: async ({ userEvent }) => {
    const { page, save, unsaved } = await settings()
    const field = (label: string) => page.getByLabelText<HTMLInputElement>(label)
    for (const title of [
      'General Info',
      'Branding & Appearance',
      'Social Media Links',
      'Contact Details',
      'SEO Settings',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    fill(field('Site Name'), 'Kelvara')
    fill(field('Phone Number'), '+234 800 000 0009')
    await unsaved(2)
    await userEvent.dblClick(save('General Info'))
    await isSaved('General Info')
    await unsaved(1)
    await userEvent.click(save('Contact Details'))
    await isSaved('Contact Details')
    await unsaved(0)
    fill(field('Instagram'), 'https://instagram.example/kelvara.works')
    await userEvent.click(save('Social Media Links'))
    await isSaved('Social Media Links')
    fill(field('Google Analytics ID'), 'G-123')
    await userEvent.click(save('SEO Settings'))
    await isSaved('SEO Settings')
    await expect(writes.made).toEqual([
      ['PUT /settings/general', { ...general, siteName: 'Kelvara' }],
      ['PUT /settings/general', { ...general, siteName: 'Kelvara', phoneNumber: '+234 800 000 0009' }],
      [
        'PUT /settings/social',
        {
          facebook: 'https://facebook.example/kelvara',
          linkedin: 'https://linkedin.example/company/kelvara',
          instagram: 'https://instagram.example/kelvara.works',
          twitterX: 'https://x.example/kelvara',
        },
      ],
      [
        'PUT /settings/seo',
        {
          metaTitle: field('Meta Title').value,
          metaDescription: field('Meta Description').value,
          googleAnalyticsId: 'G-123',
        },
      ],
    ])
  },
}

/** Two sections of one call, saved at the same time, lose nothing, nor do other users' changes. */
export const SaveTwoSectionsAtOnce: Story = {
  play: async ({ userEvent }) => {
    const { page, save, unsaved } = await settings()
    backend.settings.general = { ...backend.settings.general, siteUrl: 'https://new.example' }
    fill(page.getByLabelText('Phone Number'), '1234567')
    fill(page.getByLabelText('Site Name'), 'Kelvara')
    generalCall.hold()
    await userEvent.click(save('Contact Details'))
    await userEvent.click(save('General Info'))
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Saving...' })).toHaveLength(2))
    generalCall.release()
    await isSaved('General Info')
    await unsaved(0)
    await expect(writes.made[0]).toEqual([
      'PUT /settings/general',
      { ...general, siteUrl: 'https://new.example', phoneNumber: '1234567' },
    ])
    await expect(backend.settings.general).toMatchObject({ siteName: 'Kelvara', phoneNumber: '1234567' })
  },
}

/** A question before unsaved changes are left; they are offered again, also after the session has expired. */
export const LeaveWithSomethingUnsaved: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    const { page } = await settings()
    fill(page.getByLabelText('Meta Title'), 'Engineers')
    await userEvent.click(screen.getByRole('link', { name: 'Projects' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard/projects'))
    await router.navigate({ to: '/dashboard/settings' })
    const back = await settings()
    const title = () => back.page.getByLabelText('Meta Title')
    await userEvent.click(await back.page.findByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(title()).toHaveValue('Engineers'))
    await userEvent.click(back.page.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(title()).toHaveDisplayValue(/^Kelvara/))
    await back.unsaved(0)

    fill(title(), 'Engineers')
    seoCall.answer = sessionEnded(401)
    await userEvent.click(back.save('SEO Settings'))
    await signInAgain(userEvent)
    seoCall.answer = undefined
    const again = await settings()
    await again.page.findByText(/unsaved draft/)
    await waitFor(() => expect(again.page.getByLabelText('Meta Title')).toHaveValue('Engineers'))
    await userEvent.click(again.save('SEO Settings'))
    await isSaved('SEO Settings')
    await waitFor(() => expect(screen.queryByText(/unsaved draft/)).toBeNull())
  },
}
