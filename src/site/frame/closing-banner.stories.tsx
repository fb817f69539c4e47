import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClosingBanner } from './closing-banner.tsx'

const meta = { title: 'Sections/Closing banner', component: ClosingBanner } satisfies Meta<
  typeof ClosingBanner
>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
