import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { main } from './screen.ts'
import { link, standsAt, wholeScreen } from './visit.ts'

/** The careers page for visitors. For automated tests only. */
const meta = {
  title: 'Pages/Careers, visited',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, page: '/careers' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Ids of some backends. Parsed as numbers they would change or lose digits. */
const ids = ['665000000000000000000001', '66e123456789012345678901', '7']

/** The address contains a job's id unchanged, and leads back to that job. */
export const IdsOfDigits: Story = {
  play: async ({ loaded, userEvent }) => {
    const [career] = backend.tables.careers.all()
    for (const _id of ids) backend.tables.careers.add({ ...career, _id, title: `Job ${_id}` })
    await loaded.queryClient.invalidateQueries()
    for (const _id of ids) {
      await loaded.router.navigate({ to: '/careers' })
      const apply = await link(`Apply for Job ${_id}`)
      await expect(apply).toHaveAttribute('href', `/apply?jobId=${_id}`)
      await userEvent.click(apply)
      await standsAt({ loaded }, `/apply?jobId=${_id}`)
      await waitFor(() => expect(main().querySelector('h1')).toHaveTextContent(`Apply for Job ${_id}`))
    }
  },
}
