import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { faultPresets, setFaults } from '#mocks/faults.ts'
import { jsonResponse } from '#mocks/response.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { api } from '#src/api/index.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { controlledCall, errorResponse } from './controlled-call.ts'
import { alertSays, assertPresent, chooseInRow, main, pageOf, rowWith } from './screen.ts'
import { link, standsAt, visit, wholeScreen } from './visit.ts'

/** Lists of articles without their content, as from some backends. */
const articles = controlledCall('GET /blogs', {
  answer: () => jsonResponse({ blogs: backend.tables.blogs.all().map(({ content: _, ...row }) => row) }),
})
const detail = controlledCall('GET /blogs/:id')
const writes = recordedWrites({}, '/blogs')

/** A backend whose lists contain partial records. For automated tests only. */
const meta = {
  title: 'Pages/Partial lists',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: {
    ...wholeScreen.parameters,
    msw: [articles.handler, detail.handler, ...writes.story.parameters.msw],
  },
  beforeEach: [
    writes.story.beforeEach,
    visit,
    () => articles.reset,
    () => detail.reset,
    () => () => store.set(connectionAtom, 'online'),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const id = rowId('blogs', 3)
const article = () => assertPresent(backend.tables.blogs.find(id), 'article')

/** An article opened from the list shows its text, which the list lacks. */
export const ReadAnArticle: Story = {
  parameters: { page: '/blog' },
  play: async ({ loaded, userEvent }) => {
    await userEvent.click(await link(new RegExp(`^Read more.*${article().title}`)))
    await standsAt({ loaded }, `/blog-details/${id}`)
    await expect(await within(main()).findByRole('heading', { name: 'What we found' })).toBeVisible()
  },
}

/** Saving an article opened from the list keeps the fields that the list lacks. */
export const EditAnArticle: Story = {
  parameters: { page: '/dashboard/blogs', staff: true },
  play: async ({ loaded, userEvent }) => {
    const { title } = article()
    await rowWith(String(title))
    await chooseInRow(userEvent, String(title), 'Edit')
    const form = within(main())
    const editor = await form.findByRole('textbox', { name: 'Content' })
    await waitFor(() => expect(within(editor).getByText('What we found')).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: 'Update Post' }))
    await standsAt({ loaded }, '/dashboard/blogs')
    const whole = ['content', expect.stringContaining('What we found')]
    await expect(writes.made).toEqual([['PUT /blogs/{id}', expect.arrayContaining([whole])]])
  },
}

/** An error instead of the form when the article's own response fails: partial data would erase the rest. */
export const EditWithoutItsAnswer: Story = {
  parameters: { page: '/dashboard/blogs', staff: true },
  play: async ({ userEvent }) => {
    const { title } = article()
    await rowWith(String(title))
    detail.answer = errorResponse(500, { message: 'The disk is full' })
    await chooseInRow(userEvent, String(title), 'Edit')
    await alertSays(main(), /^The disk is full/, 'its own answer')
    const form = within(main())
    const tryAgain = await form.findByRole('button', { name: 'Try again' })
    await expect(form.queryByRole('button', { name: 'Update Post' })).toBeNull()
    detail.answer = undefined
    await userEvent.click(tryAgain)
    const editor = await form.findByRole('textbox', { name: 'Content' })
    await waitFor(() => expect(within(editor).getByText('What we found')).toBeVisible())
  },
}

const loseNetwork = () => {
  setFaults(faultPresets.offline)
  store.set(connectionAtom, 'offline')
}

const forms = ['projects', 'services', 'blogs', 'careers', 'testimonials', 'team', 'media'] as const
const withEdit = new Set<string>(['projects', 'services', 'blogs'])

/** An explanation instead of the form of a partial record without a network. */
export const EditWithoutANetwork: Story = {
  parameters: { page: '/dashboard/projects', staff: true },
  play: async ({ loaded }) => {
    const { router, client } = pageOf({ loaded })
    await rowWith(String(assertPresent(backend.tables.projects.find(rowId('projects', 3)), 'project').title))
    await Promise.all([
      client.ensureQueryData(api.services.list()),
      client.ensureQueryData(api.blogs.list()),
      client.ensureQueryData(api.careers.list()),
      client.ensureQueryData(api.testimonials.list()),
      client.ensureQueryData(api.team.list()),
      client.ensureQueryData(api.media.list()),
    ])
    loseNetwork()
    for (const name of forms) {
      const at = `/dashboard/${name}/${rowId(name, 3)}`
      if (withEdit.has(name)) {
        await router.navigate({ to: at })
        const edit = await within(main()).findByRole('link', { name: 'Edit' })
        await expect(edit).toHaveAttribute('aria-disabled', 'true')
        await expect(edit).toHaveAccessibleDescription(/^(You are offline|This needs the server)/)
      }
      await router.navigate({ to: withEdit.has(name) ? `${at}/edit` : at })
      const form = within(main())
      await form.findByText('This is not on this device yet')
      await alertSays(main(), 'A form needs the whole record.', name)
      await expect(form.queryByRole('textbox'), name).toBeNull()
    }
  },
}

/** A record opened earlier is complete on the device: its form opens offline, and saving is disabled. */
export const EditWhatWasOpened: Story = {
  parameters: { page: `/dashboard/blogs/${id}`, staff: true },
  play: async ({ userEvent }) => {
    await within(main()).findByText('What we found')
    loseNetwork()
    await userEvent.click(await link('Edit'))
    const form = within(main())
    const editor = await form.findByRole('textbox', { name: 'Content' })
    await waitFor(() => expect(within(editor).getByText('What we found')).toBeVisible())
    await expect(
      form.getByText(/^(You are offline|This needs the server).* What you typed stays here/),
    ).toBeVisible()
    await expect(form.getByRole('button', { name: 'Update Post' })).toHaveAttribute('aria-disabled', 'true')
    await expect(form.queryByText('An error occurred')).toBeNull()
  },
}
