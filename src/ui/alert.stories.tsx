import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from './alert.tsx'
import { dark, narrow } from './story-frames.tsx'

const meta = {
  title: 'Messages/Alert',
  component: Alert,
  parameters: {
    guidance: {
      use: 'Say what happened and what to do; use `alert` for errors and `status` for the rest.',
      avoid: 'Don’t use it for content that is there from the start.',
      keys: 'None.',
      focus: 'Is not moved. A form moves it to the alert above its fields.',
      announced: 'The danger tone at once, as an alert. The other tones in reading order.',
    },
  },
  args: { tone: 'danger', children: 'Failed to fetch projects' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {}
export const Titled: Story = {
  args: { tone: 'info', title: 'Saved 5 min ago', children: 'The network is away.' },
}
export const Long: Story = {
  args: {
    children: 'The server at https://api.kelvara.example/api/v1/job-applications did not accept the file.',
  },
  decorators: [narrow],
}
export const Tones: Story = {
  render: () => (
    <div className="grid gap-3">
      <Alert tone="danger">Failed to submit demo request</Alert>
      <Alert tone="caution">You are working with saved data.</Alert>
      <Alert tone="info">A new version is ready.</Alert>
      <Alert tone="safe">Your application has been submitted successfully!</Alert>
    </div>
  ),
}
export const Dark: Story = { ...Tones, decorators: [dark] }
