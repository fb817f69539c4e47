import type { Meta, StoryObj } from '@storybook/react-vite'
import { failingPage } from './failing-page.ts'
import { pageReads } from './page-reads.ts'
import { wholeScreen } from './visit.ts'

/** Public pages whose calls fail one by one, then succeed. For automated tests only. */
const meta = {
  title: 'Pages/Public site, failing reads',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = failingPage(pageReads.home, 0)
export const Management: Story = failingPage(pageReads.management, 1)
export const Team: Story = failingPage(pageReads.team, 2)
export const Careers: Story = failingPage(pageReads.careers, 3)
export const Apply: Story = failingPage(pageReads.apply, 0)
export const Projects: Story = failingPage(pageReads.projects, 1)
export const Project: Story = failingPage(pageReads.project, 2)
export const Services: Story = failingPage(pageReads.services, 3)
export const Service: Story = failingPage(pageReads.service, 0)
export const Testimonials: Story = failingPage(pageReads.testimonials, 1)
export const Blog: Story = failingPage(pageReads.blog, 2)
export const Article: Story = failingPage(pageReads.article, 3)
export const Gallery: Story = failingPage(pageReads.gallery, 0)
export const Search: Story = failingPage(pageReads.search, 1)
