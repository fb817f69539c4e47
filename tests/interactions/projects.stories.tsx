import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { rangeOf } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { recordedWrites, svgFile } from '#mocks/story-states.ts'
import { chooseInRow, fill, keepUploads, main, pageOf, rowsWith, rowWith } from './screen.ts'
import { says, visit, wholeScreen } from './visit.ts'

const list = '/dashboard/projects'
const title = 'Jetty repair, Koko'

const writes = recordedWrites({}, '/projects')

/** Staff work with projects. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, projects',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, page: list, ...writes.story.parameters },
  beforeEach: [writes.story.beforeEach, keepUploads, visit],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const listIsRead = () => says(rangeOf('projects'))

/** A new project is sent with one call and ordered pictures, and then visible. */
export const MakeAProject: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await listIsRead()
    await userEvent.click(await within(main()).findByRole('link', { name: 'Add New Project' }))
    await expect(await screen.findByRole('heading', { name: 'Add New Project' })).toBeVisible()
    const form = within(main())
    fill(await form.findByLabelText('Project Title'), title)
    fill(form.getByLabelText('Client'), 'Wavecrest Offshore')
    fill(form.getByLabelText('Project Description'), 'Two dolphins.\n\nOne winter.')
    const team = form.getByLabelText('Team assigned')
    for (const name of ['Femi Alabi', 'Itoro Ekanem']) {
      fill(team, name)
      await userEvent.keyboard('{Enter}')
    }
    const scope = new File(['%PDF-1.4\nstartxref\n0\n%%EOF\n'], 'scope of work.pdf', {
      type: 'application/pdf',
    })
    await userEvent.upload(form.getByLabelText('Upload a file'), scope)
    const gallery = () => form.getByLabelText('Project Gallery')
    await userEvent.upload(gallery(), [svgFile('one.svg'), svgFile('two.svg')])
    await userEvent.upload(gallery(), svgFile('three.svg'))
    await userEvent.click(form.getByRole('button', { name: 'Move image 3 earlier' }))
    await userEvent.dblClick(form.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(router.state.location.href).toBe(list))

    const row = await rowWith(title)
    await expect(row).toHaveTextContent('In progress')
    await userEvent.click(within(row).getByRole('link', { name: title }))
    await expect(await screen.findByRole('heading', { name: `Project Detail ${title}` })).toBeVisible()
    const details = within(main())
    await expect(await details.findByText('Itoro Ekanem')).toBeVisible()
    await userEvent.click(details.getByRole('button', { name: 'View image 2 of 3' }))
    await expect(await screen.findByRole('dialog', { name: 'Image viewer' })).toHaveTextContent('2 of 3')
    await expect(writes.made).toEqual([
      [
        'POST /projects',
        [
          ['title', title],
          ['description', 'Two dolphins.\r\n\r\nOne winter.'],
          ['client', 'Wavecrest Offshore'],
          ['team[]', 'Femi Alabi'],
          ['team[]', 'Itoro Ekanem'],
          ['status', 'in-progress'],
          ['file', 'scope of work.pdf'],
          ['gallery', 'one.svg'],
          ['gallery', 'three.svg'],
          ['gallery', 'two.svg'],
        ],
      ],
    ])
  },
}

/** A changed project is sent completely, with its remaining pictures in the new order. */
export const ChangeAProject: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await listIsRead()
    const project = backend.tables.projects.insert({
      title,
      description: 'Two dolphins.\n\nOne winter.',
      client: 'Wavecrest Offshore',
      team: ['Femi Alabi', 'Itoro Ekanem'],
      status: 'in-progress',
      gallery: ['/uploads/jetty.webp', '/uploads/valve.webp', '/uploads/weld.webp'],
    })
    await router.navigate({ to: '/dashboard/projects/$id', params: { id: project._id } })
    await userEvent.click(await within(main()).findByRole('link', { name: 'Edit' }))
    const form = within(main())
    await userEvent.selectOptions(await form.findByLabelText('Status'), 'On hold')
    await userEvent.click(form.getByRole('button', { name: 'Remove Femi Alabi' }))
    await userEvent.click(form.getByRole('button', { name: 'Move image 2 later' }))
    await userEvent.click(form.getByRole('button', { name: 'Remove image 1' }))
    await userEvent.upload(form.getByLabelText('Project Gallery'), svgFile('four.svg'))
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(router.state.location.href).toBe(list))
    const row = await rowWith(title)
    await waitFor(() => expect(row).toHaveTextContent('On hold'))
    const kept = ['/uploads/weld.webp', '/uploads/valve.webp'].map(
      (path) => new URL(path, window.location.origin).href,
    )
    await expect(writes.made).toEqual([
      [
        'PUT /projects/{id}',
        [
          ['title', title],
          ['description', 'Two dolphins.\r\n\r\nOne winter.'],
          ['client', 'Wavecrest Offshore'],
          ['team', 'Itoro Ekanem'],
          ['status', 'on-hold'],
          ['gallery', 'four.svg'],
          ['existingGallery', JSON.stringify(kept)],
        ],
      ],
    ])
  },
}

/** A project is deleted from its row after a question. */
export const DeleteAProjectFromItsRow: Story = {
  play: async ({ userEvent }) => {
    await listIsRead()
    const first = 'Second loading berth, Bonny'
    await chooseInRow(userEvent, first, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Project' })
    await expect(question).toHaveTextContent(
      'Are you sure you want to delete this project? This action cannot be undone.',
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(rowsWith(first)).toEqual([]))
    await expect(writes.made).toEqual([['DELETE /projects/{id}', null]])
    await expect(backend.tables.projects.find(rowId('projects', 1))).toBeUndefined()
  },
}
