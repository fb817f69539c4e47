import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AnyRouter } from '@tanstack/react-router'
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { respondWith } from '#mocks/stories.ts'

/** Whole screens of the dashboard with an open menu, dialog or message. */
const meta = {
  title: 'Pages/Dashboard, in use',
  tags: ['screen', 'proof'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { height: '720px' } },
    widths: [360, 1440],
    staff: true,
  },
  globals: { viewport: { value: 'w1440' } },
  // The address decides what is rendered.
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Hands = Pick<ReturnType<typeof user.setup>, 'click' | 'type' | 'keyboard'>

const onPhone = { viewport: { value: 'w360' } }
const article = `/dashboard/blogs/${rowId('blogs', 1)}/edit`

/** Presses an element once it is visible. */
async function press(userEvent: Hands, role: string, name: string | RegExp) {
  const [target] = await screen.findAllByRole(role, { name })
  if (!target) throw new Error(`There is no ${role} named ${name}`)
  await waitFor(() => expect(target).toBeVisible())
  await userEvent.click(target)
}

async function tickTwo(userEvent: Hands) {
  const boxes = (await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })).slice(0, 2)
  for (const box of boxes) await userEvent.click(box)
  await expect(await screen.findByText('2 selected')).toBeVisible()
}

export const RowMenu: Story = {
  parameters: { page: '/dashboard/projects' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', /^Actions for/)
    const item = await screen.findByRole('menuitem', { name: 'Delete' })
    await waitFor(() => expect(item).toBeVisible())
  },
}

export const DeleteFailed: Story = {
  parameters: { page: '/dashboard/projects', ...respondWith('/projects/{id}', 500) },
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', /^Actions for/)
    await press(userEvent, 'menuitem', 'Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByRole('alert')).toHaveTextContent('Request failed with status 500')
  },
}

export const StatusForSeveral: Story = {
  parameters: { page: '/dashboard/projects' },
  play: async ({ userEvent }) => {
    await tickTwo(userEvent)
    await press(userEvent, 'button', 'Set status')
    await expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(1)
  },
}

export const ConfirmDeleteSeveral: Story = {
  parameters: { page: '/dashboard/projects' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await tickTwo(userEvent)
    await press(userEvent, 'button', 'More actions on the selected rows')
    await press(userEvent, 'button', 'Delete 2')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}

export const Columns: Story = {
  parameters: { page: '/dashboard/projects' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'Columns')
    await expect((await screen.findAllByRole('menuitemcheckbox')).length).toBeGreaterThan(1)
  },
}

export const FiltersOpen: Story = {
  parameters: { page: '/dashboard/projects' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'Filter')
    await expect(await screen.findByLabelText('Start Date')).toBeVisible()
  },
}

export const ViewPhone: Story = {
  parameters: { page: '/dashboard/projects' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'View')
    const sheet = within(await screen.findByRole('dialog', { name: 'View' }))
    await expect(await sheet.findByRole('group', { name: 'Columns' })).toBeVisible()
  },
}

export const DaysPhone: Story = {
  parameters: { page: '/dashboard/quote-requests' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'View')
    await press(userEvent, 'button', 'Date')
    const dialog = await screen.findByRole('dialog', { name: 'Filter by Date' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const MenuPhone: Story = {
  parameters: { page: '/dashboard/install' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'Open menu')
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}

export const Keys: Story = {
  parameters: { page: '/dashboard/projects' },
  play: async ({ userEvent }) => {
    await screen.findAllByRole('button', { name: /^Actions for/ })
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}

export const Palette: Story = {
  parameters: { page: '/dashboard/projects' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await screen.findAllByRole('button', { name: /^Actions for/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find records and screens' }), 'pro')
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1)
  },
}

export const ProfileMenu: Story = {
  parameters: { page: '/dashboard/install' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', /^Profile of/)
    const item = await screen.findByRole('menuitem', { name: 'Sign out' })
    await waitFor(() => expect(item).toBeVisible())
  },
}

export const PictureSeenLarge: Story = {
  parameters: { page: `/dashboard/projects/${rowId('projects', 1)}` },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', /^View image 1/)
    await expect(await screen.findByRole('dialog', { name: 'Image viewer' })).toBeVisible()
  },
}

export const Invalid: Story = {
  parameters: { page: '/dashboard/team/new' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'Save Changes')
    await expect(await screen.findByRole('alert')).toHaveTextContent('need your attention')
  },
}

async function leaveWithEntries(userEvent: Hands, label: string) {
  await userEvent.type(await screen.findByLabelText(label), 'Diver')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
}

export const ConfirmLeave: Story = {
  parameters: { page: '/dashboard/careers/new' },
  play: async ({ userEvent }) => leaveWithEntries(userEvent, 'Job Title'),
}

export const DraftOffered: Story = {
  parameters: { page: '/dashboard/services/new' },
  play: async ({ loaded, userEvent }) => {
    // The preview creates the site's router for stories of whole pages.
    const router: AnyRouter = loaded.router
    await leaveWithEntries(userEvent, 'Service Name')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    await router.navigate({ to: '/dashboard/services/new' })
    await expect(await screen.findByText(/^You have an unsaved draft/)).toBeVisible()
  },
}

export const LinkForAnArticle: Story = {
  parameters: { page: article },
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'Link')
    await expect(await screen.findByRole('dialog', { name: 'Insert a link' })).toBeVisible()
  },
}

export const ImageForAnArticle: Story = {
  parameters: { page: article },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await press(userEvent, 'button', 'Image')
    await expect(await screen.findByRole('dialog', { name: 'Insert an image' })).toBeVisible()
  },
}

export const HtmlOfAnArticle: Story = {
  parameters: { page: article },
  play: async ({ userEvent }) => {
    const [tools] = (await screen.findAllByRole('toolbar', { name: 'Formatting' })).slice(-1)
    await userEvent.click(within(tools ?? document.body).getByRole('button', { name: 'HTML' }))
    // Until then, the editor's own text box has the same name.
    await waitFor(() => expect(screen.getByLabelText('Content')).toBeInstanceOf(HTMLTextAreaElement))
    await expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toMatch(/^</)
  },
}
