import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowId } from '#mocks/seeds/rows.ts'

/** Whole pages of the public site, with header and footer, as visitors see them. */
const meta = {
  title: 'Pages/Public site',
  // The end-to-end tests open each of these pages and check it with axe.
  tags: ['!test'],
  parameters: { layout: 'fullscreen', docs: { story: { height: '720px' } }, widths: [360, 768, 1440] },
  // The address decides what is rendered.
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = (page: string): Story => ({ parameters: { page } })

export const Home = at('/')
export const About = at('/about')
export const HealthAndSafety = at('/about-hse')
export const Services = at('/services')
export const Service = at(`/service/${rowId('services', 1)}`)
export const Projects = at('/projects')
export const Project = at(`/project/${rowId('projects', 1)}`)
export const Team = at('/team')
export const Management = at('/management-team')
export const Careers = at('/careers')
export const Apply = at('/apply')
export const Blog = at('/blog')
export const Article = at(`/blog-details/${rowId('blogs', 1)}`)
export const Gallery = at('/gallery')
export const Testimonials = at('/testimonials')
export const Quote = at('/quote')
export const Contact = at('/contact')
export const Search = at('/search?query=pump')
export const Login = at('/login')
export const PageNotFound = at('/404')
