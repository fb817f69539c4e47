import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { leaders } from '#src/company/leaders.ts'
import { TeamSections } from './-team-sections.tsx'

const meta = {
  title: 'Sections/Team',
  component: TeamSections,
  parameters: {
    guidance: {
      use: 'Say what each is responsible for.',
      avoid: 'Don’t show faces of people who do not exist.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TeamSections>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { name, image } of leaders) {
      const portrait = await canvas.findByRole('img', { name: `Portrait of ${name}` })
      await expect(portrait).toHaveAttribute('src', image)
      portrait.scrollIntoView()
      await waitFor(() => expect(portrait).toHaveProperty('naturalWidth', 400))
    }
    // The networks' own addresses are no profiles.
    await expect(canvas.queryByRole('link', { name: /LinkedIn|Twitter/ })).toBeNull()
    await expect(canvas.getAllByRole('link', { name: /^E-mail / })).toHaveLength(leaders.length)
    await expect(canvas.getByRole('link', { name: 'Meet Management Team' })).toHaveAttribute(
      'href',
      '/management-team',
    )
    await expect(new Set(leaders.map(({ image }) => image)).size).toBe(leaders.length)
  },
}

/** Initials in place of a picture that fails to load. */
export const BrokenPicture: Story = {
  play: async ({ canvas }) => {
    const [leader] = leaders
    if (!leader) throw new Error('Nobody leads the company')
    const portrait = await canvas.findByRole('img', { name: `Portrait of ${leader.name}` })
    await expect(canvas.queryByText('EO')).toBeNull()
    await fireEvent.error(portrait)
    await expect(await canvas.findByText('EO')).toBeVisible()
  },
}
