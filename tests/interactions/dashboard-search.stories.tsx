import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { find, isShut, leavePalette } from './palette.ts'
import { assertPresent, main, pageOf } from './screen.ts'
import { callsMade, says, standsAt, textsOf, wholeScreen } from './visit.ts'

const list = '/dashboard/quote-requests'

/** Staff work with the dashboard's search and palette. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, search',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, page: list },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const listIsRead = () => says(rangeOf('quoteRequests'))

const asked = callsMade('/search')

/** Enter in the top bar searches once; tabs show counts, filter, and are in the address. */
export const SearchFromTheTopBar: Story = {
  parameters: { msw: [asked.handler] },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await listIsRead()
    const box = screen.getByRole('searchbox', { name: 'Search the dashboard' })
    box.focus()
    await userEvent.keyboard('   {Enter}')
    await expect(router.state.location.href).toBe(list)
    await userEvent.clear(box)
    await userEvent.keyboard(' pump {Enter}')
    await expect(
      await within(main()).findByRole('heading', { name: 'Search Results for "pump"' }),
    ).toBeVisible()
    const tabs = () => within(main()).getByRole('navigation', { name: 'Kinds of results' })
    await waitFor(() =>
      expect(textsOf(tabs().querySelectorAll('a'))).toEqual([
        expect.stringMatching(/^All Results \d+$/),
        expect.stringMatching(/^Blogs \d+$/),
        expect.stringMatching(/^Projects \d+$/),
        expect.stringMatching(/^Careers \d+$/),
        expect.stringMatching(/^Services \d+$/),
        expect.stringMatching(/^Testimonials \d+$/),
      ]),
    )
    await expect(main().querySelector('mark')).toHaveTextContent(/pump/i)
    await userEvent.click(within(tabs()).getByRole('link', { name: /^Services/ }))
    await standsAt({ loaded }, '/dashboard/search?query=pump&type=services')
    await userEvent.click(await within(main()).findByRole('link', { name: 'Mechanical Engineering' }))
    await waitFor(() =>
      expect(router.state.location.pathname).toMatch(/^\/dashboard\/services\/[0-9a-f]{24}$/),
    )
    router.history.back()
    await waitFor(() =>
      expect(within(tabs()).getByRole('link', { name: /^Services/ })).toHaveAttribute('aria-current', 'page'),
    )
    await expect(asked.made).toEqual(['GET /search?query=pump'])
  },
}

const chosen = () =>
  assertPresent(document.querySelector('[role=option][aria-selected=true]'), 'chosen option')

/** The palette finds a cached record by company, person, address, or reference, with the keyboard only. */
export const FindASavedRecord: Story = {
  play: async ({ loaded, userEvent }) => {
    await listIsRead()
    const first = assertPresent(main().querySelector('tbody a'), 'first row')
    const id = first.getAttribute('href')?.split('/').at(-1) ?? ''
    const company = assertPresent(first.querySelector('span > span'), 'company').textContent
    for (const typed of [company, id]) {
      await userEvent.keyboard('{Control>}k{/Control}')
      await find(typed)
      await waitFor(() => expect(chosen()).toHaveTextContent(company))
      await userEvent.keyboard('{Enter}')
      await standsAt({ loaded }, `${list}/${id}`)
      await isShut()
    }
    await userEvent.keyboard('{Control>}k{/Control}')
    const palette = await find('process')
    await expect(await screen.findByRole('group', { name: 'Quote Requests' })).toBeVisible()
    const before = chosen().id
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(chosen().id).not.toBe(before))
    await expect(palette).toHaveAttribute('aria-activedescendant', chosen().id)
    const dialog = assertPresent(palette.closest('dialog'), 'dialog')
    const count = within(dialog).getByRole('status')
    await expect(count).toBeVisible()
    await expect(count).toHaveTextContent(/^\d+ results$/)
    await leavePalette()
  },
}

/** Commands of the palette: a screen, a new item, the results page. */
export const FollowItsCommands: Story = {
  play: async ({ loaded, userEvent }) => {
    await listIsRead()
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await find('add new project')
    await userEvent.keyboard('{Enter}')
    await standsAt({ loaded }, '/dashboard/projects/new')
    await isShut()
    await userEvent.click(screen.getByRole('button', { name: /^Find a record/ }))
    await find('notification settings')
    await userEvent.keyboard('{Enter}')
    await standsAt({ loaded }, '/dashboard/notifications/settings')
    await isShut()
    await userEvent.keyboard('{Control>}k{/Control}')
    await find('pump skids')
    const everywhere = (_name: string, { textContent }: Element) =>
      textContent?.startsWith('Search Results for "pump skids"') === true
    await userEvent.click(await screen.findByRole('option', { name: everywhere }))
    await waitFor(() =>
      expect(pageOf({ loaded }).router.state.location.href).toMatch(
        /^\/dashboard\/search\?query=pump(\+|%20)skids$/,
      ),
    )
  },
}
