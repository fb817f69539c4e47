import type { Meta, StoryObj } from '@storybook/react-vite'
import { failingRead } from './failing-read.ts'
import { screenReads } from './screen-reads.ts'
import { wholeScreen } from './visit.ts'

/** Dashboard screens whose call fails in every way, then succeeds. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, failing reads',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = failingRead(screenReads.home)
export const Projects: Story = failingRead(screenReads.projects)
export const Services: Story = failingRead(screenReads.services)
export const Gallery: Story = failingRead(screenReads.gallery)
export const ContactSubmissions: Story = failingRead(screenReads.contacts)
export const Admins: Story = failingRead(screenReads.admins)
export const Project: Story = failingRead(screenReads.project)
export const ProjectForm: Story = failingRead(screenReads.projectForm)
export const ArticleForm: Story = failingRead(screenReads.articleForm)
export const TestimonialForm: Story = failingRead(screenReads.testimonialForm)
export const Application: Story = failingRead(screenReads.application)
export const ContactSubmission: Story = failingRead(screenReads.contact)
export const Settings: Story = failingRead(screenReads.settings)
export const Search: Story = failingRead(screenReads.search)
