import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { ServiceDetail } from './-service-detail.tsx'

const nth = (position: number) => `66c0ffeea20000000000000${position}`

const meta = {
  title: 'Public/Service detail',
  component: ServiceDetail,
  args: { id: nth(2) },
} satisfies Meta<typeof ServiceDetail>
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
export const Odd: Story = { args: { id: nth(7) }, parameters: weather('odd') }

export const DocumentIsAPicture: Story = {
  parameters: answering('/services/{id}', {
    data: { _id: nth(1), name: 'Civil Engineering', document: '/pictures/valve-480.webp' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Document of Civil Engineering' })).toBeVisible()
  },
}

export const Waiting: Story = { parameters: answering('/services/{id}', 'never') }

export const Failed: Story = {
  parameters: answering('/services/{id}', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch service details')
    await expect(canvas.getByRole('link', { name: 'Back to Services' })).toBeVisible()
  },
}

export const Gone: Story = { args: { id: 'gone' } }
export const NotOnThisDevice: Story = { parameters: weather('offline') }
