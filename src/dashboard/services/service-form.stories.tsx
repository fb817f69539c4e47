import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { simulateFaults } from '#mocks/stories.ts'
import { awaitState, notFound, saveFailed, savingState } from '#mocks/story-states.ts'
import { ServiceForm } from './service-form.tsx'

const meta = {
  title: 'Forms/Service',
  component: ServiceForm,
  parameters: {
    staff: true,
    guidance: {
      use: 'Say where the site shows each entry.',
      avoid: 'Don’t accept an SVG with a script.',
    },
  },
} satisfies Meta<typeof ServiceForm>
export default meta
type Story = StoryObj<typeof meta>

/** Ids of the second seed, and of the malformed one at the end. */
const [second, malformedId] = ['66c0ffeea200000000000002', '66c0ffeea200000000000007']

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add New Service' })).toBeVisible()
    await expect(await canvas.findByLabelText('Category')).toHaveValue('civil-engineering')
    await awaitState()
    await userEvent.type(await canvas.findByLabelText('Service Name'), 'Jetty works')
    await userEvent.type(await canvas.findByLabelText('Full Description'), 'Piles.{Enter}{Enter}Deck units.')
    await expect(await canvas.findByRole('heading', { name: 'Jetty works' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '01Piles.',
      '02Deck units.',
    ])
  },
}

export const Editing: Story = {
  args: { id: second },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Service Name')).toHaveValue('Mechanical Engineering')
    await userEvent.selectOptions(await canvas.findByLabelText('Category'), 'Electrical Eng.')
    await expect(await canvas.findByText('Electrical Eng.', { selector: 'p' })).toBeVisible()
  },
}

export const Odd: Story = {
  args: { id: malformedId },
  parameters: simulateFaults('malformed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Category')).toHaveValue('instrumentation')
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('3 fields need your attention')
  },
}

const entries = { 'Service Name': 'Jetties', 'Short Description': 'Jetties', 'Full Description': 'Jetties' }

export const Saving: Story = savingState('/services', entries)

export const SaveFailed: Story = saveFailed('/services', entries)

export const NotFound: Story = {
  args: { id: second },
  ...notFound('/services/{id}', 'Service not found.', 'Back to Services'),
}
