import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { simulateFaults } from '#mocks/stories.ts'
import { recordedWrites, svgFile } from '#mocks/story-states.ts'
import { ServiceForm } from './service-form.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Services, changed',
  tags: ['proof'],
  component: ServiceForm,
  parameters: { staff: true },
} satisfies Meta<typeof ServiceForm>
export default meta
type Story = StoryObj<typeof meta>

const [second, malformedId] = ['66c0ffeea200000000000002', '66c0ffeea200000000000007']
const icon = svgFile('jetty.svg')
const brochure = new File(['PK'], 'brochure.docx', { type: 'application/octet-stream' })
const writes = recordedWrites()
const malformedWrites = recordedWrites(simulateFaults('malformed'))

export const AddedOnce: Story = {
  ...writes.story,
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Service Name'), 'Jetty works')
    await userEvent.type(await canvas.findByLabelText('Short Description'), 'Berths and dolphins.')
    await userEvent.type(await canvas.findByLabelText('Full Description'), 'Piles.{Enter}{Enter}Deck units.')
    await userEvent.upload(await canvas.findByLabelText('Icon'), icon)
    await userEvent.upload(await canvas.findByLabelText('Document'), brochure)
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(loaded.router.state.location.pathname).toBe('/dashboard/services'))
    await expect(writes.made).toEqual([
      [
        'POST /services',
        [
          ['name', 'Jetty works'],
          ['category', 'civil-engineering'],
          ['shortDescription', 'Berths and dolphins.'],
          ['fullDescription', 'Piles.\r\n\r\nDeck units.'],
          ['icon', 'jetty.svg'],
          ['document', 'brochure.docx'],
        ],
      ],
    ])
  },
}

/** Unknown category that is unchanged; missing fields have to be filled in. */
export const OddKept: Story = {
  ...malformedWrites.story,
  args: { id: malformedId },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Category')).toHaveValue('instrumentation')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Describe the service in a sentence')
    await userEvent.type(await canvas.findByLabelText('Short Description'), 'Spares for old systems.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(malformedWrites.made).toHaveLength(1))
    const [[call, fields] = []] = malformedWrites.made
    await expect(call).toBe('PUT /services/{id}')
    await expect(fields).toContainEqual(['category', 'instrumentation'])
    await expect(JSON.stringify(fields)).not.toContain('"document"')
  },
}

export const NewIconAlone: Story = {
  ...writes.story,
  args: { id: second },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Service Name')).toHaveValue('Mechanical Engineering')
    await userEvent.upload(await canvas.findByLabelText('Icon'), icon)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(writes.made[0]?.[1]).toContainEqual(['icon', 'jetty.svg']))
    await expect(JSON.stringify(writes.made)).not.toContain('"document"')
  },
}
