import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw/http'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seenByVisitors } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { company } from '#src/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { assertPresent, main, pageOf } from './screen.ts'
import { callsMade, factsOfPage, picturesOf, textsOf, wholeScreen } from './visit.ts'

/** The home page for visitors. For automated tests only. */
const meta = {
  title: 'Pages/Home, visited',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters },
} satisfies Meta
export default meta
const [, secondPhone = ''] = company.phones
type Story = StoryObj<typeof meta>

/** Waits for the single section with this label. */
async function section(label: string): Promise<HTMLElement> {
  const numbered = new RegExp(`^0\\d — ${label}$`)
  const text = await waitFor(() => within(main()).getByText(numbered))
  return assertPresent(text.closest('section'), label)
}

async function itemsIn(part: HTMLElement, count: number) {
  return waitFor(() => {
    const items = [...part.querySelectorAll<HTMLElement>('li')]
    expect(items).toHaveLength(count)
    return items
  })
}

const claims = [
  ['15+', 'Years of experience'],
  ['97%', 'Client satisfaction'],
  ['95%', 'Project finalization'],
  ['98%', 'Premium delivery service'],
] as const

/** First screen: two calls to action, four claims, and the page's metadata. */
export const FirstScreenful: Story = {
  parameters: { page: '/' },
  play: async () => {
    await screen.findByRole('main')
    const [quote] = within(main()).getAllByRole('link', { name: /Request A Quote/i })
    await expect(quote).toHaveAttribute('href', '/quote')
    await expect(within(main()).getByRole('link', { name: /See Our Projects/ })).toHaveAttribute(
      'href',
      '/projects',
    )
    const said = [...main().querySelectorAll('dl > div')]
    for (const [value, label] of claims) {
      const claim = said.find(({ textContent }) => textContent.includes(label))
      await waitFor(() => expect(claim, label).toHaveTextContent(value))
    }
    await expect(document.title).toMatch(/^Kelvara Engineering Services \| /)
    const { '@graph': things }: { '@graph': Record<string, unknown>[] } = JSON.parse(factsOfPage())
    await expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
    await expect(things[1]).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: expect.stringMatching(/\/search\?query=\{search_term_string\}$/) },
      },
    })
  },
}

/** @param behind handlers instead of our own backend */
function everySection(...behind: HttpHandler[]): Story {
  const asked = callsMade()
  return {
    parameters: { page: '/', msw: [asked.handler, ...behind] },
    play: async () => {
      await screen.findByRole('main')
      const services = await section('Services')
      await waitFor(() =>
        expect(within(services).getAllByRole('link', { name: /^Read more/ })).toHaveLength(4),
      )
      await itemsIn(await section('Projects'), 3)
      const articles = await section('Insights')
      const items = await itemsIn(articles, seenByVisitors('blogs'))
      await expect(within(articles).getAllByText(/^Article — [A-Z][a-z]+ \d\d, \d{4}$/)).toHaveLength(7)
      const [excerpt] = articles.querySelectorAll('p.line-clamp-3')
      await expect(getComputedStyle(assertPresent(excerpt, 'excerpt')).webkitLineClamp).toBe('3')
      await expect(articles).not.toHaveTextContent('<p>')
      const [more] = within(assertPresent(items[0], 'article')).getAllByRole('link', { name: /^Read more/ })
      await expect(more?.getAttribute('href')).toMatch(/^\/blog-details\/./)
      const sectors = await section('Industries')
      await itemsIn(sectors, 6)
      await expect(within(sectors).getByRole('link', { name: 'Oil and Gas' })).toHaveAttribute(
        'href',
        '/search?query=Oil+and+Gas',
      )
      await itemsIn(await section('Values'), 6)
      for (const list of ['/services', '/projects', '/testimonials', '/blogs'])
        await expect(asked.made).toContain(`GET ${list}`)
      const numbers = textsOf(screen.getAllByText(/^0\d — /))
      await expect(numbers.map((text) => text.slice(0, 2))).toEqual([
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
      ])
      const closing = screen.getByRole('region', {
        name: 'Have a plant to build, extend or keep running?',
      })
      await expect(
        within(closing).getByRole('link', { name: (name) => name.includes(secondPhone) }),
      ).toHaveAttribute('href', telHref(secondPhone))
      await expect(within(closing).getAllByRole('link', { name: /@kelvara\.example$/ })).toHaveLength(2)
      await expect(closing).toHaveTextContent(company.state)
    },
  }
}

/** Sections in their order, with the specified number of records. */
export const EverySection: Story = everySection()

/** The same with a backend that hides nothing from visitors. */
export const EverySectionOfAHostedBackend: Story = everySection(...simulateFaults('keyless').msw)

const projects = [
  {
    _id: '1',
    title: 'Both',
    client: 'Lantern',
    status: 'completed',
    imageUrl: '/uploads/a.webp',
    fileUrl: '/uploads/jetty.webp',
  },
  { _id: '2', title: 'One', imageUrl: '/uploads/weld.webp', status: 'in-progress' },
  { title: 'None', status: null, imageUrl: 'javascript:alert(1)' },
  { _id: '4', title: 'Too many' },
]

/** A featured project shows fileUrl before imageUrl, and a drawing when neither loads. */
export const FeaturedProjects: Story = {
  parameters: { page: '/', ...respondWith('/projects', { projects }) },
  play: async () => {
    await screen.findByRole('main')
    const [both, one, none] = await itemsIn(await section('Projects'), 3)
    await expect(picturesOf(assertPresent(both, 'first'))).toEqual(['/uploads/jetty.webp'])
    await expect(picturesOf(assertPresent(one, 'second'))).toEqual(['/uploads/weld.webp'])
    await expect(picturesOf(assertPresent(none, 'third'))).toEqual(['/brand/fallback.svg'])
    await expect(both?.textContent).toMatch(/Lantern\s*Completed/)
    await expect(within(assertPresent(both, 'first')).getByRole('link')).toHaveAttribute('href', '/project/1')
    await expect(within(assertPresent(none, 'third')).queryByRole('link')).toBeNull()
  },
}

/** A thousand articles load in portions. */
export const ThousandArticles: Story = {
  parameters: { page: '/', msw: [...simulateFaults({ rows: 1000, only: '/blogs' }).msw] },
  play: async ({ userEvent }) => {
    await screen.findByRole('main')
    const articles = await section('Insights')
    await itemsIn(articles, 12)
    await userEvent.click(within(articles).getByRole('button', { name: 'Show 24 more articles' }))
    const items = await itemsIn(articles, 36)
    await waitFor(() => expect(items[12]).toHaveFocus())
  },
}

/** Pages for reading offer three contact links on a phone; forms have none. */
export const WaysToReachUs: Story = {
  parameters: { page: '/projects' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ loaded }) => {
    const { router } = pageOf({ loaded })
    const bar = () => within(main()).findByRole('navigation', { name: 'Reach us' })
    for (const to of [
      ...[
        '/about',
        '/about-hse',
        '/team',
        '/management-team',
        '/gallery',
        '/blog',
        '/testimonials',
        '/search',
      ],
      `/blog-details/${rowId('blogs', 1)}`,
    ]) {
      await router.navigate({ to })
      await waitFor(() => expect(router.state.status).toBe('idle'))
      await expect(await bar(), to).toBeVisible()
      await expect(textsOf((await bar()).querySelectorAll('a'))).toEqual([
        'Call now',
        'WhatsApp',
        'Request a Quote',
      ])
    }
    await router.navigate({ to: '/contact' })
    await within(main()).findByRole('textbox', { name: /^Message/ })
    await expect(within(main()).queryByRole('navigation', { name: 'Reach us' })).toBeNull()
  },
}
