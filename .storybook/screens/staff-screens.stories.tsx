import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowId } from '#mocks/seeds/rows.ts'

/** Whole screens of the dashboard, with sidebar and top bar, as a super admin sees them. */
const meta = {
  title: 'Pages/Dashboard',
  // The end-to-end tests open each of these screens and check it with axe.
  tags: ['!test'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { height: '720px' } },
    widths: [360, 768, 1440],
    staff: true,
    answered: true,
  },
  // The address decides what is rendered.
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = (page: string): Story => ({ parameters: { page: `/dashboard${page}` } })

export const Home = at('')
export const QuoteRequests = at('/quote-requests')
export const QuoteRequest = at(`/quote-requests/${rowId('quoteRequests', 1)}`)
export const Applications = at('/applications')
export const Application = at(`/applications/${rowId('applications', 1)}`)
export const ContactSubmissions = at('/contact-submissions')
export const ContactSubmission = at(`/contact-submissions/${rowId('contactSubmissions', 1)}`)
export const Projects = at('/projects')
export const NewProject = at('/projects/new')
export const EditArticle = at(`/blogs/${rowId('blogs', 1)}/edit`)
export const Gallery = at('/media')
export const Settings = at('/settings')
export const Notifications = at('/notifications')
export const Device = at('/device')
export const Profile = at('/profile')
