import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw/http'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type FaultChange, faultPresets, setFaults } from '#mocks/faults.ts'
import { seedCount, seenByVisitors } from '#mocks/seeded.ts'
import { simulateFaults } from '#mocks/stories.ts'
import { controlledCall } from './controlled-call.ts'
import { alertSays, assertPresent, fill, main, pageOf } from './screen.ts'
import { callsMade, picturesOf, says, standsAt, textsOf, thereAre, wholeScreen } from './visit.ts'

/** The gallery for visitors. For automated tests only. */
const meta = {
  title: 'Pages/Gallery, visited',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const all = () => seenByVisitors('media')
const pictures = (count: number) => thereAre(count, 'main figure')
const pictureOf = (words: string) =>
  assertPresent(
    [...main().querySelectorAll('figure')].find(({ textContent }) => textContent.includes(words)),
    words,
  )
const category = () => within(main()).findByLabelText<HTMLSelectElement>('Category')
const search = () => within(main()).findByLabelText<HTMLInputElement>('Search pictures')

/** @param behind handlers instead of our own backend */
function everyPicture(...behind: HttpHandler[]): Story {
  const asked = callsMade('/gallery')
  return {
    parameters: { page: '/gallery', msw: [asked.handler, ...behind] },
    play: async () => {
      await pictures(all())
      await says(`${all()} pictures`)
      const first = pictureOf('the second loading berth at Bonny')
      await expect(within(first).getByRole('img')).toBeVisible()
      await expect(picturesOf(first)).toEqual(['/uploads/jetty.webp'])
      await expect(within(first).getByText(/Four loading arms on the jetty head/)).toBeVisible()
      await expect(within(first).getByText('Project')).toBeVisible()
      await expect(document.body).not.toHaveTextContent(/the pipe rack before cleaning/i)
      const odd = pictureOf('Untitled picture')
      await expect(picturesOf(odd)).toEqual(['/brand/fallback.svg'])
      await expect(within(odd).getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
      await expect(within(odd).queryByRole('button')).toBeNull()
      await expect(asked.made).toEqual(['GET /gallery'])
    },
  }
}

/** Pictures with title, description, and category; inactive ones are hidden. */
export const EveryPicture: Story = everyPicture()

/** The same with a backend that hides nothing from visitors. */
export const EveryPictureOfAHostedBackend: Story = everyPicture(...simulateFaults('keyless').msw)

const filtersAsked = callsMade('/gallery')

/** The address contains the filters, and requests contain the documented parameters. */
export const Filters: Story = {
  parameters: { page: '/gallery', msw: [filtersAsked.handler] },
  play: async ({ loaded, userEvent }) => {
    await pictures(all())
    await expect([...(await category()).options].map(({ text }) => text)).toEqual([
      'All categories',
      'Project',
      'Equipment',
      'Team',
      'Event',
      'Other',
    ])
    await userEvent.selectOptions(await category(), 'Equipment')
    await pictures(seedCount('media', { category: 'Equipment' }))
    fill(await search(), 'Kaduna')
    await says(`1 of ${all()} pictures`)
    await standsAt({ loaded }, '/gallery?category=Equipment&search=Kaduna')
    await expect(filtersAsked.made).toEqual([
      'GET /gallery',
      'GET /gallery?category=Equipment',
      'GET /gallery?category=Equipment&search=Kaduna',
    ])
    fill(await search(), 'submarine')
    await says('No picture matches these filters')
    await userEvent.click(within(main()).getByRole('button', { name: 'Clear filters' }))
    await pictures(all())
    await standsAt({ loaded }, '/gallery')
  },
}

const sharedAsked = callsMade('/gallery')

/** A shared address loads its filtered pictures, and Back returns to it. */
export const SharedAddress: Story = {
  parameters: { page: '/gallery?category=Team&search=night', msw: [sharedAsked.handler] },
  play: async ({ loaded, userEvent }) => {
    await pictures(1)
    await expect(sharedAsked.made[0]).toBe('GET /gallery?category=Team&search=night')
    const [home] = await screen.findAllByRole('link', { name: /home/i })
    await userEvent.click(assertPresent(home, 'Home'))
    await standsAt({ loaded }, '/')
    pageOf({ loaded }).router.history.back()
    await waitFor(async () => expect(await category()).toHaveValue('Team'))
    await pictures(1)
  },
}

const nextAnswer = controlledCall('GET /gallery')

/** Current pictures stay, marked as busy, until the next response. */
export const NextAnswerAwaited: Story = {
  parameters: { page: '/gallery', msw: [nextAnswer.handler] },
  beforeEach: () => nextAnswer.reset,
  play: async ({ userEvent }) => {
    await pictures(all())
    nextAnswer.hold()
    await userEvent.selectOptions(await category(), 'Event')
    await thereAre(all(), '[aria-busy=true] figure')
    await thereAre(0, 'main [data-skeleton]')
    nextAnswer.release()
    await pictures(2)
    await thereAre(0, '[aria-busy=true]')
  },
}

/** The cached gallery, filtered on the device with a note, when there is no response. */
export const FilteredHere: Story = {
  parameters: { page: '/gallery' },
  play: async ({ userEvent }) => {
    await pictures(all())
    setFaults({ fault: 'dropped', only: '/gallery' })
    await userEvent.selectOptions(await category(), 'Team')
    await says('There is no connection: this is what matches in the saved gallery.')
    await pictures(3)
    await says(`3 of ${all()} pictures`)
    await says(/^(Saved|Loaded) /)
    fill(await search(), 'Night')
    await pictures(1)
    setFaults({})
    await userEvent.click(await within(main()).findByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(document.body).not.toHaveTextContent(/There is no connection:/i))
    await pictures(1)
  },
}

/** A rejected filter shows an error. */
export const RefusedFilter: Story = {
  parameters: { page: '/gallery' },
  play: async ({ userEvent }) => {
    await pictures(all())
    setFaults({ fault: 'failing', only: '/gallery' })
    await userEvent.selectOptions(await category(), 'Team')
    await expect(await alertSays(main(), 'Failed to fetch gallery items', 'refused')).toBeVisible()
    await pictures(0)
  },
}

/** @param change further simulated faults */
function tenThousand(change: FaultChange): Story {
  const { msw } = simulateFaults({ ...change, rows: 10_000, only: '/gallery' })
  return {
    parameters: { page: '/gallery', msw: [...msw] },
    play: async ({ userEvent }) => {
      const answer: unknown = await (await fetch('/api/v1/gallery')).json()
      const [rows = []]: { isActive?: unknown }[][] = Object.values(Object(answer))
      await expect(rows).toHaveLength(10_000)
      // A hosted backend also returns inactive pictures, which the page hides.
      const count = rows.filter(({ isActive }) => isActive !== false).length.toLocaleString('en')
      await says(`${count} pictures`)
      await pictures(24)
      await userEvent.click(within(main()).getByRole('button', { name: 'Show 24 more pictures' }))
      await pictures(48)
    },
  }
}

/** Ten thousand pictures are counted, and rendered 24 at a time. */
export const TenThousand: Story = tenThousand({})

/** The same with a backend that hides nothing from visitors. */
export const TenThousandOfAHostedBackend: Story = tenThousand(faultPresets.keyless)

/** A large picture with its caption; the first follows the last. */
export const PictureOpens: Story = {
  parameters: { page: '/gallery' },
  play: async ({ userEvent }) => {
    await pictures(all())
    const opener = within(pictureOf('columns seen from below')).getByRole('button', {
      name: 'View Image 15 of 15: columns seen from below',
    })
    await userEvent.click(opener)
    const viewer = await screen.findByRole('dialog', { name: 'Image viewer' })
    await waitFor(() =>
      expect(textsOf(viewer.querySelectorAll('[aria-live=polite]'))).toEqual([
        '15 of 15: columns seen from below',
      ]),
    )
    const shows = async (text: RegExp) =>
      waitFor(async () => expect(await within(viewer).findByText(text)).toBeVisible())
    await shows(/What an inspection for corrosion under insulation walks along/)
    await userEvent.click(within(viewer).getByRole('button', { name: 'Next image' }))
    await shows(/Four loading arms on the jetty head/)
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
