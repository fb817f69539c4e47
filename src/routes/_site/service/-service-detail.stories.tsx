import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { failed, missing, unanswered, waiting } from '#mocks/story-states.ts'
import { serviceParts } from './-service-detail.tsx'
import { serviceRecord } from './-service-record.ts'
import { ServiceSkeleton } from './-service-skeleton.tsx'

const nth = (position: number) => `66c0ffeea20000000000000${position}`

const meta = {
  title: 'Sections/Service',
  component: serviceParts.Body,
  args: { of: serviceRecord, id: nth(2), skeleton: <ServiceSkeleton /> },
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
    await expect(canvas.getByRole('link', { name: /^Open document/ })).toHaveAttribute('target', '_blank')
  },
}

/** A text that is a number, no short description, no document, an icon that is a script. */
export const Odd: Story = {
  args: { id: nth(7) },
  parameters: weather('odd'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our Services Include:' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Open document/ })).toBeNull()
  },
}

export const DocumentIsAPicture: Story = {
  parameters: answering('/services/{id}', {
    data: { _id: nth(1), name: 'Civil Engineering', document: '/pictures/valve-480.webp' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Document of Civil Engineering' })).toBeVisible()
  },
}

export const Waiting: Story = waiting('/services/{id}')

export const Failed: Story = failed('/services/{id}', 'Failed to fetch service details')

export const Gone: Story = missing(
  '/services/{id}',
  /^There is no service at this address/,
  'Back to Services',
)
export const NullRecord: Story = { ...Gone, parameters: answering('/services/{id}', { data: null }) }
export const NotOnThisDevice: Story = unanswered('This service is not on this device yet')

/** The others, those of the same category first. */
export const OtherServices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Other services' })).toBeVisible()
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toHaveLength(4)
    await expect(names.slice(0, 2).sort()).toEqual(['Chemical Engineering', 'Process Engineering'])
  },
}
