import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { seedCount } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { controlledCall } from './controlled-call.ts'
import { alertsIn, assertPresent, fill, main, pageOf } from './screen.ts'
import {
  button,
  callsMade,
  factsOfPage,
  heads,
  link,
  metaOf,
  picturesOf,
  says,
  standsAt,
  textsOf,
  thereAre,
  wholeScreen,
} from './visit.ts'

/** The projects for visitors. For automated tests only. */
const meta = {
  title: 'Pages/Projects, visited',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const id = (position: number) => rowId('projects', position)
const all = () => seedCount('projects')
const berth = `/project/${id(1)}`
const tank = 'Relocation of crude tank 11, Warri'

const cards = (count: number) => thereAre(count, 'article')
const cardOf = (words: string) =>
  assertPresent(
    [...main().querySelectorAll('article')].find(({ textContent }) => textContent.includes(words)),
    words,
  )
const search = () => within(main()).findByLabelText('Search projects')
const choice = (label: string) => within(main()).findByLabelText(label)

/** Cards with picture, title, client, and status link to their projects. */
export const Cards: Story = {
  parameters: { page: '/projects' },
  play: async () => {
    const articles = await cards(all())
    const card = cardOf('Second loading berth, Bonny')
    await expect(within(card).getByRole('link')).toHaveAttribute('href', berth)
    await expect(within(card).getByRole('img')).toBeVisible()
    await expect(picturesOf(card)).toEqual(['/uploads/jetty.webp'])
    await expect(within(card).getByText(/Wavecrest Offshore/)).toBeVisible()
    await expect(within(card).getByText(/^\d{4}–\d{4}$/)).toBeVisible()
    for (const [label, look] of [
      ['Completed', 'text-safe'],
      ['In progress', 'text-info'],
      ['Planning', 'text-caution'],
      ['On hold', 'text-ink-soft'],
      ['Archived?', 'text-ink-soft'],
    ] as const) {
      const words = articles.map((article) => within(article).queryByText(label))
      await expect(words.find((word) => word !== null)?.parentElement).toHaveClass(look)
    }
    const odd = cardOf('Legacy import')
    await expect(picturesOf(odd)).toEqual(['/brand/fallback.svg'])
    await expect(within(odd).getAllByText(/Not stated/)).toHaveLength(2)
    await expect(document.title).toMatch(/^Our Projects \| /)
  },
}

const awaited = controlledCall('GET /projects', { isHeld: true })

/** Six placeholders while loading, and no layout shift. */
export const NothingMoves: Story = {
  parameters: { page: '/projects', msw: [awaited.handler] },
  beforeEach: () => awaited.reset,
  play: async () => {
    await thereAre(6, 'main [data-skeleton]')
    const field = await search()
    const before = field.getBoundingClientRect()
    awaited.release()
    await cards(all())
    await thereAre(0, 'main [data-skeleton]')
    await expect(field).toBeVisible()
    await expect(field.getBoundingClientRect()).toEqual(before)
  },
}

const filtersAsked = callsMade('/projects')

/** The address contains the filters. They survive Back and are never sent. */
export const Filters: Story = {
  parameters: { page: '/projects', msw: [filtersAsked.handler] },
  play: async ({ loaded, userEvent }) => {
    await cards(all())
    await userEvent.selectOptions(await choice('Status'), 'Completed')
    await cards(seedCount('projects', { status: 'completed' }))
    fill(await search(), 'tank bund')
    await standsAt({ loaded }, '/projects?status=completed&text=tank+bund')
    await says(`1 of ${all()} projects`)
    await userEvent.click(await link(tank))
    await heads(tank)
    pageOf({ loaded }).router.history.back()
    await cards(1)
    await expect(await search()).toHaveValue('tank bund')
    await userEvent.click(await button('Clear filters'))
    await waitFor(() =>
      expect(
        main().querySelector('search [role=status]'),
        'the button is gone, the place is not',
      ).toHaveFocus(),
    )
    await says(`${all()} projects`)
    await userEvent.selectOptions(await choice('Client'), 'Ironwood Steel')
    await cards(1)
    fill(await search(), 'Wavecrest')
    await says('No project matches these filters')
    await userEvent.click(await button('Show all projects'))
    await cards(all())
    for (const [words, title] of [
      ['tank farm', tank],
      ['Delta', tank],
      ['132kV', /substation/],
      ['WÁRRÍ', tank],
    ] as const) {
      fill(await search(), words)
      await waitFor(async () => {
        const titles = textsOf(main().querySelectorAll('article h3'))
        await expect(titles.length, words).toBeLessThan(all())
        await expect(
          titles.some((text) => text.match(title)),
          words,
        ).toBe(true)
      })
    }
    await userEvent.click(await button('Clear filters'))
    await cards(all())
    await expect(filtersAsked.made).not.toEqual([])
    await expect(filtersAsked.made.filter((call) => call.includes('?'))).toEqual([])
  },
}

/** A 500, a page instead of JSON, or no response: an error in red, and Try Again. */
export const FailedList: Story = {
  parameters: { page: '/projects' },
  play: async ({ loaded, userEvent }) => {
    await cards(all())
    for (const fault of ['failing', 'html', 'dropped'] as const) {
      setFaults({ fault, only: '/projects' })
      // Clear the memory, as after a reload.
      await pageOf({ loaded }).client.resetQueries()
      await waitFor(() => {
        const alert = alertsIn().find(({ textContent }) => textContent.includes('Failed to fetch projects'))
        expect(assertPresent(alert, fault).className, fault).toMatch(/text-danger/)
      })
      await cards(0)
    }
    setFaults({})
    await userEvent.click(await button('Try Again'))
    await waitFor(() =>
      expect(
        document.querySelector('section h2:focus'),
        'the button is gone, the place is not',
      ).toBeVisible(),
    )
    await cards(all())
    await expect(alertsIn()).toEqual([])
  },
}

/** Ten thousand projects are counted, and rendered 24 at a time. */
export const TenThousand: Story = {
  parameters: { page: '/projects', msw: [...simulateFaults({ rows: 10_000, only: '/projects' }).msw] },
  play: async ({ userEvent }) => {
    await says('10,000 projects')
    await cards(24)
    await userEvent.click(await button('Show 24 more projects'))
    await cards(48)
  },
}

/** Malformed records as cards. */
export const OddRows: Story = {
  parameters: {
    page: '/projects',
    ...respondWith('/projects', {
      projects: [{}, { title: 5, client: ['x'] }, null, { _id: 'a/b', title: 'Slash' }],
    }),
  },
  play: async () => {
    await cards(3)
    await expect(within(main()).getByRole('heading', { name: 'Untitled project' })).toBeVisible()
    await expect(await link('Slash')).toHaveAttribute('href', '/project/a%2Fb')
  },
}

/** A project with all facts, the story, and the pictures. */
export const EveryFact: Story = {
  parameters: { page: berth },
  play: async () => {
    await heads('Second loading berth, Bonny')
    const { startDate, endDate } = assertPresent(backend.tables.projects.find(id(1)), 'project')
    const facts = await within(main()).findByRole('complementary', { name: 'Facts about the project' })
    for (const [term, fact] of [
      ['Client', 'Wavecrest Offshore'],
      ['Status', 'Completed'],
      ['Start date', longDay(String(startDate))],
      ['Completed on', longDay(String(endDate))],
    ] as const) {
      const given = [...facts.querySelectorAll('dt')].filter(({ textContent }) => textContent === term)
      await expect(textsOf(given.map((dt) => assertPresent(dt.nextElementSibling, term))), term).toEqual([
        fact,
      ])
      await expect(given[0]?.nextElementSibling).toBeVisible()
    }
    await expect(within(main()).getByText(/The river bed gave the design its shape/)).toBeVisible()
    const paragraphs = textsOf(main().querySelectorAll('p'))
    await expect(paragraphs.filter((text) => text.includes('A second berth for tankers'))).toHaveLength(1)
    const picture = within(main()).getByRole<HTMLImageElement>('img', { name: 'Second loading berth, Bonny' })
    await expect(new URL(picture.src).pathname).toBe('/uploads/jetty.webp')
    await expect(within(main()).getAllByRole('button', { name: /^View Image \d of 4: / })).toHaveLength(4)
    await expect(within(facts).getByRole('link', { name: /Request a Quote/i })).toHaveAttribute(
      'href',
      '/quote',
    )
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
    await expect(textsOf(crumbs.querySelectorAll('li'))).toEqual([
      'Home/',
      'Projects/',
      'Second loading berth, Bonny',
    ])
    await expect(document.title).toMatch(/^Second loading berth, Bonny \| /)
    await expect(metaOf('og:image')).toMatch(/\/uploads\/jetty\.webp$/)
    await expect(metaOf('description')).toMatch(/^A second berth/)
    await waitFor(() => expect(factsOfPage()).toContain('"BreadcrumbList"'))
  },
}

/** Three related projects, nearest first; the next page starts at its top. */
export const RelatedProjects: Story = {
  parameters: { page: berth },
  play: async ({ userEvent }) => {
    await heads('Second loading berth, Bonny')
    const related = await screen.findByRole('region', { name: 'Related projects' })
    await waitFor(() => expect(related.querySelectorAll('article')).toHaveLength(3))
    await expect(within(related).queryByRole('link', { name: /Second loading berth, Bonny/ })).toBeNull()
    await expect(within(related).getAllByText('Completed')).toHaveLength(2)
    const next = within(related).getByRole('link', { name: 'Escravos condensate pipeline, 23 km' })
    next.scrollIntoView()
    await expect(scrollY).toBeGreaterThan(0)
    await userEvent.click(next)
    const heading = await heads('Escravos condensate pipeline, 23 km')
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(scrollY).toBe(0))
    await expect(await button('View Image 3 of 3: Pump skid')).toBeInTheDocument()
  },
}

const loadedAsked = callsMade('/projects')

/** A project from the loaded list is shown at once and not fetched again. */
export const LoadedByTheList: Story = {
  parameters: { page: '/projects', msw: [loadedAsked.handler] },
  play: async ({ userEvent }) => {
    await userEvent.click(await link('Second loading berth, Bonny'))
    await heads('Second loading berth, Bonny')
    await waitFor(() => {
      const facts = [...main().querySelectorAll('dd')].filter(
        ({ textContent }) => textContent === 'Wavecrest Offshore',
      )
      expect(facts.find((fact) => fact.checkVisibility())).toBeVisible()
    })
    await expect(loadedAsked.made).toEqual(['GET /projects'])
  },
}

/** A message and a link back when there is no project at this address. */
export const NotFound: Story = {
  parameters: { page: '/project/gone' },
  play: async ({ loaded, userEvent }) => {
    await heads('Project not found')
    // The breadcrumb names the kind of page and does not repeat the heading.
    await expect(screen.getAllByText('Project not found')).toHaveLength(1)
    const back = await link('Back to Projects')
    await expect(back).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await expect(metaOf('robots')).toBe('noindex')
    await userEvent.click(back)
    await standsAt({ loaded }, '/projects')
  },
}

/** Formats a day with the platform, as a check on our own format: `March 05, 2025`. */
function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'Africa/Lagos',
    year: 'numeric',
    month: 'long',
    day: '2-digit',
  })
}
