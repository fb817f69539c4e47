import type { Meta, StoryObj } from '@storybook/react-vite'
import { failingWrite } from './failing-write.ts'
import { formWrites } from './form-writes.ts'
import { wholeScreen } from './visit.ts'

/** Dashboard forms whose call fails in every way, then succeeds. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, failing writes',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NewProject: Story = failingWrite(formWrites.projects.made)
export const Project: Story = failingWrite(formWrites.projects.changed)
export const NewArticle: Story = failingWrite(formWrites.articles.made)
export const Article: Story = failingWrite(formWrites.articles.changed)
export const NewPicture: Story = failingWrite(formWrites.pictures.made)
export const Picture: Story = failingWrite(formWrites.pictures.changed)
