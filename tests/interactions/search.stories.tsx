import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { company } from '#src/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { controlledCall } from './controlled-call.ts'
import { alertsIn, assertPresent, fill, type Hands, main, pageOf } from './screen.ts'
import { callsMade, link, metaOf, standsAt, textsOf, thereAre, wholeScreen } from './visit.ts'

/** The public search for visitors. For automated tests only. */
const meta = {
  title: 'Pages/Search, visited',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function search(hands: Hands, words: string) {
  fill(await within(main()).findByRole('combobox', { name: 'Search terms' }), words)
  await hands.keyboard('{Enter}')
}

const tabs = () =>
  within(main())
    .getByRole('navigation', { name: 'Kinds of results' })
    .querySelectorAll<HTMLAnchorElement>('a')
const tab = (label: string) =>
  assertPresent(
    [...tabs()].find(({ textContent }) => textContent.includes(label)),
    label,
  )
/** Waits for the link with a result's title, in which each found word is a separate element. */
const result = (title: string) =>
  waitFor(() =>
    assertPresent(
      [...main().querySelectorAll('a')].find(({ textContent }) => textContent.startsWith(title)),
      title,
    ),
  )
const heading = (name: string) => within(main()).findByRole('heading', { level: 2, name })

const unasked = callsMade('/search')

/** Suggested pages before a search, without a call. */
export const NothingAsked: Story = {
  parameters: { page: '/search', msw: [unasked.handler] },
  play: async ({ loaded, userEvent }) => {
    await expect(await heading('Enter a search term to begin')).toBeVisible()
    await expect(await link(/^Projects/)).toHaveAttribute('href', '/projects')
    await expect(metaOf('robots')).toBe('max-image-preview:large')
    await search(userEvent, '   ')
    await expect(pageOf({ loaded }).router.state.location.href).toBe('/search')
    await expect(unasked.made).toEqual([])
  },
}

const asked = callsMade('/search')

/** A single call without a type; the tabs show counts, filter, and are in the address. */
export const OneCall: Story = {
  parameters: { page: '/search', msw: [asked.handler] },
  play: async ({ loaded, userEvent }) => {
    await heading('Enter a search term to begin')
    await search(userEvent, '  tank ')
    await standsAt({ loaded }, '/search?query=tank')
    const results = await heading('Search Results for "tank"')
    await waitFor(() => expect(results).toHaveFocus())
    // Results must not be indexed.
    await waitFor(() => expect(metaOf('robots')).toBe('noindex'))
    const status = await waitFor(() =>
      assertPresent(
        [...main().querySelectorAll('[role=status]')].find(({ textContent }) =>
          textContent.includes('6 results'),
        ),
        'count',
      ),
    )
    await expect(status).toBeVisible()
    await expect(textsOf(tabs())).toEqual([
      'All Results 6',
      'Blogs 1',
      'Projects 2',
      'Careers 0',
      'Services 2',
      'Testimonials 1',
    ])
    await expect(tab('All Results')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(tab('Projects'))
    await standsAt({ loaded }, '/search?query=tank&type=projects')
    await waitFor(() =>
      expect(textsOf(main().querySelectorAll('[aria-current="page"]'))).toEqual(['Search', 'Projects 2']),
    )
    await thereAre(2, 'main h3')
    await userEvent.click(tab('Careers'))
    await waitFor(async () =>
      expect(await within(main()).findByText('No career results found')).toBeVisible(),
    )
    pageOf({ loaded }).router.history.back()
    await thereAre(2, 'main h3')
    await expect(asked.made).toEqual(['GET /search?query=tank'])
    await search(userEvent, 'substation')
    await standsAt({ loaded }, '/search?query=substation&type=projects')
    await waitFor(() =>
      expect(asked.made).toEqual(['GET /search?query=tank', 'GET /search?query=substation']),
    )
  },
}

const results = {
  blogs: [
    {
      _id: 'b1',
      title: 'Hot <i>tap</i>',
      description: '<p>A <b>hot</b> tap<img src=x onerror=alert(1)></p>',
    },
  ],
  projects: [{ _id: 'p1', name: 'Tap (hot)', technologies: ['Hot work', 'Welding'] }],
  careers: [{ _id: 'c1', title: 'Hot tap welder' }],
  services: [{ _id: 's1', name: 'Hot taps' }],
  testimonials: [
    { _id: 't1', testimonial: 'A hot tap', name: 'Ada', company: 'Deltagrid' },
    { testimonial: 'No id, hot tap', name: 'Efe' },
  ],
}

/** Results link to their pages, with the words marked as text. */
export const ResultsLeadToPages: Story = {
  parameters: { page: '/search?query=hot%20tap', ...respondWith('/search', { results }) },
  play: async () => {
    await expect(await result('Hot <i>tap</i>')).toHaveAttribute('href', '/blog-details/b1')
    await expect(await result('Tap (hot)')).toHaveAttribute('href', '/project/p1')
    await expect(await result('Hot tap welder')).toHaveAttribute('href', '/apply?jobId=c1')
    await expect(await result('Hot taps')).toHaveAttribute('href', '/service/s1')
    await expect(await result('Ada, Deltagrid')).toHaveAttribute('href', '/testimonials')
    await expect(within(main()).getByRole('heading', { name: /Efe/ })).toBeVisible()
    await expect(within(main()).queryByRole('link', { name: 'Efe' })).toBeNull()
    const blogs = within(main()).getByRole('region', { name: 'Blogs' })
    const first = assertPresent(within(blogs).getAllByRole('listitem')[0], 'first article')
    await expect(textsOf(first.querySelectorAll('mark'))).toEqual(['Hot', 'tap', 'hot', 'tap'])
    await expect(first.querySelectorAll('i, b, img')).toHaveLength(0)
  },
}

/** A number is treated as text. */
export const NumberIsText: Story = {
  parameters: { page: '/search?query=11' },
  play: async () => {
    await expect(await heading('Search Results for "11"')).toBeVisible()
  },
}

/** A result opens its page. */
export const ResultOpens: Story = {
  parameters: { page: '/search?query=bund&type=blogs' },
  play: async ({ loaded, userEvent }) => {
    await userEvent.click(await result('How high is a bund wall'))
    await standsAt({ loaded }, `/blog-details/${rowId('blogs', 7)}`)
  },
}

const awaited = controlledCall('GET /search', { isHeld: true })

/** Placeholders during the search; suggestions when nothing is found. */
export const NothingFound: Story = {
  parameters: { page: '/search?query=xyzzy', msw: [awaited.handler] },
  beforeEach: () => awaited.reset,
  play: async () => {
    await thereAre(3, 'main [data-skeleton]')
    awaited.release()
    await expect(await within(main()).findByText('No results found for "xyzzy"')).toBeVisible()
    await expect(within(main()).getByText(/Check the spelling/)).toBeVisible()
    await expect(await link('Ask us instead')).toHaveAttribute('href', '/contact')
    await expect(await link(company.phones[0])).toHaveAttribute('href', telHref(company.phones[0]))
    await expect(await link('All services')).toHaveAttribute('href', '/services')
  },
}

/** A misspelt word without results leads to the service that has a word like it. */
export const NearestService: Story = {
  parameters: { page: '/search?query=elektrcal' },
  play: async () => {
    await expect(await link('Electrical System Engineering')).toBeVisible()
  },
}

const typed = callsMade('/search')

/** Suggestions while typing come from the device: pages and records, chosen by key or pointer. */
export const Suggestions: Story = {
  parameters: { page: '/search', msw: [typed.handler] },
  play: async ({ loaded, userEvent }) => {
    const field = await within(main()).findByRole('combobox', { name: 'Search terms' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'tank far')
    const list = await within(main()).findByRole('listbox', { name: 'Suggestions' })
    const option = await waitFor(() =>
      assertPresent(
        [...list.querySelectorAll('[role=option]')].find(({ textContent }) =>
          /^Relocation of crude tank 11.*Project$/.test(textContent),
        ),
        'suggestion',
      ),
    )
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(option).not.toBeInTheDocument())
    await expect(field).toHaveValue('tank far')
    await expect(field).toHaveAttribute('aria-expanded', 'false')

    await userEvent.type(field, 'm')
    const first = await waitFor(() => assertPresent(main().querySelector('[role=option]'), 'first'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
    await expect(field).toHaveAttribute('aria-activedescendant', first.id)
    await expect(field).toHaveFocus()
    await expect(typed.made).toEqual([])
    await userEvent.keyboard('{Enter}')
    await standsAt({ loaded }, first.getAttribute('href') ?? '')
  },
}

/** A sector and other words for plant find the records that mention it. */
export const Synonyms: Story = {
  parameters: { page: '/search?query=Oil%20and%20Gas' },
  play: async ({ userEvent }) => {
    for (const kind of ['Services', 'Projects', 'Testimonials'])
      await expect(await within(main()).findByRole('region', { name: kind })).toBeVisible()
    await search(userEvent, 'wharf')
    await expect(await result('Second loading berth')).toBeVisible()
  },
}

/** Static pages are found without a call; the documented texts cover records only. */
export const PagesOfTheSite: Story = {
  parameters: { page: '/search?query=HSE' },
  play: async ({ userEvent }) => {
    const pages = () => within(main()).findByRole('region', { name: 'Pages' })
    const paths = async () =>
      [...(await pages()).querySelectorAll('a')].map((one) => one.getAttribute('href'))
    await expect(await paths()).toEqual(['/about-hse'])
    await expect((await pages()).querySelector('mark')).toHaveTextContent('HSE')
    for (const [query, path] of [
      ['ISO 9001', '/about-hse'],
      ['about', '/about'],
      ['our management-team', '/management-team'],
      ['teams', '/team'],
      ['job vacancies', '/careers'],
      ['phone number', '/contact'],
      ['quotation', '/quote'],
      ['refineries', '/'],
    ] as const) {
      await search(userEvent, query)
      await heading(`Search Results for "${query}"`)
      await waitFor(async () => expect((await paths())[0], query).toBe(path))
    }
    await search(userEvent, 'xyzzy')
    await expect(await within(main()).findByText('No results found for "xyzzy"')).toBeVisible()
    await expect(within(main()).queryByRole('region', { name: 'Pages' })).toBeNull()
  },
}

/** Results with most words come first, even without all words. */
export const RankedByWords: Story = {
  parameters: { page: '/search?query=tank%20farm' },
  play: async ({ userEvent }) => {
    const first = async (kind: string) => {
      const region = await within(main()).findByRole('region', { name: kind })
      return within(region).getAllByRole('heading', { level: 4 })[0]?.textContent
    }
    await expect(await first('Projects')).toMatch(/^Relocation of crude tank 11/)
    for (const [query, kind, title] of [
      ['storage tanks', 'Projects', /tank/i],
      ['132kV', 'Projects', /substation/],
      ['Delta', 'Projects', /Ughelli|Warri/],
      ['Ọ́nne granulation', 'Projects', /Onne/],
    ] as const) {
      await search(userEvent, query)
      await heading(`Search Results for "${query}"`)
      await waitFor(async () => expect(await first(kind), query).toMatch(title))
    }
  },
}

const busy = controlledCall('GET /search', {
  answer: () => {
    // Hold the next attempt until the story has seen the message.
    busy.hold()
    return Response.json({ message: 'Too many people are searching.' }, { status: 429 })
  },
})

/** A busy server is asked again after its delay, with a message meanwhile. */
export const BusyServer: Story = {
  parameters: { page: '/search', msw: [busy.handler] },
  beforeEach: () => busy.reset,
  play: async ({ userEvent }) => {
    await search(userEvent, 'bund')
    const note = /Many people are searching at the moment. This search continues automatically./
    await expect(await within(main()).findByText(note)).toBeVisible()
    busy.answer = undefined
    busy.release()
    await expect(await result('How high is a bund wall')).toBeVisible()
    await expect(within(main()).queryByText(note)).toBeNull()
  },
}

/** The error alone when there is no response and no cached data. */
export const NothingAnswers: Story = {
  parameters: { page: '/search?query=tank', ...simulateFaults('offline') },
  play: async () => {
    await waitFor(() => expect(textsOf(alertsIn())).toEqual(['Failed to perform search']))
    await expect(document.body).not.toHaveTextContent(/These results come from/i)
  },
}
