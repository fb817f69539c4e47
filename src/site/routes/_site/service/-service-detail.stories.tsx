import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { company } from '#src/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { serviceParts } from './-service-detail.tsx'
import { ServiceSkeleton, serviceRecord } from './-service-record.tsx'

const nth = (position: number) => `66c0ffeea20000000000000${position}`

const meta = {
  title: 'Sections/Service',
  parameters: {
    guidance: {
      use: 'Say what the client receives, and show projects that prove it.',
      avoid: 'Don’t call other services “often ordered together”.',
    },
  },
  component: serviceParts.Body,
  args: { recordWords: serviceRecord, id: nth(2), skeleton: <ServiceSkeleton /> },
} satisfies Meta<typeof serviceParts.Body>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our Services Include:' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Request A Quote For This Service' })).toHaveAttribute(
      'href',
      '/quote?service=Mechanical+Engineering',
    )
    const call = canvas.getByRole('link', { name: /^Call Ovie Umukoro/ })
    await expect(call).toHaveAttribute('href', telHref(company.phones[0]))
    await expect(canvas.getByText('Head of Mechanical Engineering')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Open document/ })).toHaveAttribute('target', '_blank')
    const received = within(canvas.getByRole('region', { name: 'What you receive' }))
    await expect(received.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Weld maps',
      'Lift plans',
      'Tests in our workshop',
      'As-built drawings',
    ])
    const evidence = within(await canvas.findByRole('region', { name: 'Related projects and articles' }))
    await expect(evidence.getByRole('link', { name: /^Relocation of crude tank 11/ })).toHaveAttribute(
      'href',
      '/project/66c0ffeea100000000000003',
    )
    await expect(evidence.getByText('From our blog, on hot tapping')).toBeVisible()
  },
}

/** Malformed record: a number as text, no short description, no document, a script as icon. */
export const Odd: Story = {
  args: { id: nth(7) },
  parameters: simulateFaults('malformed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our Services Include:' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Open document/ })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'What you receive' })).toBeNull()
  },
}

/** A discipline with articles, but without matching projects. */
export const ArticlesAlone: Story = {
  args: { id: nth(6) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Related articles' })).toBeVisible()
    await expect(canvas.getByText('One plan')).toBeVisible()
  },
}

/** Failed lists: the page omits their sections. */
export const PartlyFailed: Story = {
  parameters: { msw: [...respondWith('/projects', 500).msw, ...respondWith('/blogs', 500).msw] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you receive' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-skeleton]')).not.toBeNull()
    await waitFor(() => expect(canvasElement.querySelector('[data-skeleton]')).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: /of the discipline$/ })).toBeNull()
  },
}

export const DocumentIsAPicture: Story = {
  parameters: respondWith('/services/{id}', {
    data: { _id: nth(1), name: 'Civil Engineering', document: '/pictures/valve-480.webp' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Document of Civil Engineering' })).toBeVisible()
  },
}

export const Loading: Story = loadingState('/services/{id}')

export const Failed: Story = failedState('/services/{id}', 'Failed to fetch service details')

export const NotFound: Story = notFound(
  '/services/{id}',
  /^There is no service at this address/,
  'Back to Services',
)
export const NotFoundAsNull: Story = {
  ...NotFound,
  parameters: respondWith('/services/{id}', { data: null }),
}
export const Offline: Story = offline('This service is not on this device yet')

/** Other services, those of the same category first. */
export const OtherServices: Story = {
  play: async ({ canvas }) => {
    const otherServices = await canvas.findByRole('region', { name: 'Other services' })
    const names = within(otherServices)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    await expect(names).toHaveLength(4)
    await expect(names.slice(0, 2).sort()).toEqual(['Chemical Engineering', 'Process Engineering'])
  },
}
