import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Messages/Spinner',
  component: Spinner,
  parameters: {
    guidance: {
      use: 'Use it inside a control that is busy.',
      avoid: 'Don’t use it for a page or a list: use a skeleton.',
      keys: 'None.',
      focus: 'None.',
      announced: '`label` as a status. Without one it is hidden, and the busy control speaks.',
    },
  },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
