import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { assertPresent, main } from './screen.ts'
import {
  callsMade,
  factsOfPage,
  heads,
  link,
  metaOf,
  pathOf,
  picturesOf,
  standsAt,
  wholeScreen,
} from './visit.ts'

/** The services for visitors. For automated tests only. */
const meta = {
  title: 'Pages/Services, visited',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const id = (position: number) => rowId('services', position)
const mechanical = `/service/${id(2)}`

/** Waits for this number of cards, each with its link. */
async function cards(count: number) {
  return waitFor(() => {
    const links = within(main()).getAllByRole('link', { name: /^Read more about / })
    expect(links).toHaveLength(count)
    return links
  })
}

const itemOf = (words: string) =>
  assertPresent(
    [...main().querySelectorAll('li')].find(({ textContent }) => textContent.includes(words)),
    words,
  )
const listOf = (words: string) =>
  assertPresent(
    [...main().querySelectorAll('ul')].find(({ textContent }) => textContent.includes(words)),
    words,
  )

/** Cards with icon, name, and short description link to their services. */
export const Cards: Story = {
  parameters: { page: '/services' },
  play: async () => {
    await waitFor(() => expect(document.title).toMatch(/^Our Services \| /))
    await heads('Our Services')
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.textContent).toMatch(/^\s*Home\s*\/\s*Services\s*$/)
    await expect(within(crumbs).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(within(main()).getByText(/Orbital Refining/)).toHaveTextContent('Clearwell Fertilizers')
    await cards(seedCount('services'))
    const card = itemOf('Mechanical Engineering')
    await expect(picturesOf(card)).toEqual(['/uploads/icon-mechanical.svg'])
    await expect(within(card).getByText(/^Rotating machines, piping/)).toBeVisible()
    await expect(within(card).getByRole('link')).toHaveAttribute('href', mechanical)
    const odd = itemOf('<draft>')
    await expect(picturesOf(odd)).toEqual([])
    await expect(odd.querySelector('svg.lucide-cog')).toBeVisible()
    const end = await screen.findByRole('region', { name: /Have a plant to build/ })
    await expect(within(end).getByRole('link', { name: /Learn More/ })).toHaveAttribute('href', '/about')
    await expect(within(end).getByRole('link', { name: /Request Quote/ })).toHaveAttribute('href', '/quote')
  },
}

/** Scope in paragraphs, icon, document, and a link to a quote. */
export const Service: Story = {
  parameters: { page: mechanical },
  play: async ({ userEvent }) => {
    await heads('Mechanical Engineering')
    await expect(document.title).toMatch(/^Mechanical Engineering \| /)
    await expect(await within(main()).findByText(/^Rotating machines, piping/)).toBeVisible()
    await expect(within(main()).getByRole('heading', { name: 'Our Services Include:' })).toBeVisible()
    await expect(listOf('Hot tapping and line stops').querySelectorAll('li')).toHaveLength(6)
    const facts = within(main()).getByRole('complementary', { name: 'About this service' })
    await expect(picturesOf(facts)).toEqual(['/uploads/icon-mechanical.svg'])
    // Staff file it under one of three words, none of which fits.
    await expect(facts).not.toHaveTextContent('Structural')
    const opener = within(facts).getByRole<HTMLAnchorElement>('link', { name: /^Open document/ })
    await expect(pathOf(opener)).toBe('/uploads/capability-statement.pdf')
    await expect(opener).toHaveAttribute('target', '_blank')
    await expect(opener.rel).toMatch(/noopener/)
    const others = await screen.findByRole('region', { name: 'Other services' })
    await waitFor(() => expect(others.querySelectorAll('li')).toHaveLength(4))
    await waitFor(() => expect(factsOfPage()).toContain('"@type":"Service","name":"Mechanical Engineering"'))
    await expect(factsOfPage()).toContain('"@type":"BreadcrumbList"')
    await userEvent.click(await link('Request A Quote For This Service'))
    const field = await screen.findByLabelText(/^Service of Interest/)
    await waitFor(() => expect(field).toHaveValue('Mechanical Engineering'))
  },
}

const loadedAsked = callsMade('/services')

/** A service from the loaded list is shown at once; its page fetches the missing fields once. */
export const LoadedByTheList: Story = {
  parameters: { page: '/services', msw: [loadedAsked.handler] },
  play: async ({ userEvent }) => {
    await cards(seedCount('services'))
    await expect(loadedAsked.made).toEqual(['GET /services'])
    await userEvent.click(await link(/^Read more about Mechanical Engineering/))
    await expect(await within(main()).findByText(/Hot tapping and line stops/)).toBeVisible()
    await waitFor(() => expect(main().querySelector('h1')).toHaveFocus())
    // The record is fetched after the list's data has been shown.
    const record = expect.stringMatching(/^GET \/services\/\w+$/)
    await waitFor(() => expect(loadedAsked.made).toEqual(['GET /services', record]))
  },
}

const absentAsked = callsMade('/services')

/** Service not found, with one request and a link back. */
export const NotFound: Story = {
  parameters: { page: '/service/nothing-here', msw: [absentAsked.handler] },
  play: async ({ loaded, userEvent }) => {
    await heads('Service not found')
    await expect(metaOf('robots')).toBe('noindex')
    await expect(absentAsked.made.filter((call) => call.endsWith('nothing-here'))).toHaveLength(1)
    await userEvent.click(await link('Back to Services'))
    await standsAt({ loaded }, '/services')
  },
}

/** A malformed record as far as it is readable. */
export const OddRecord: Story = {
  parameters: { page: `/service/${id(7)}` },
  play: async () => {
    await waitFor(() => expect(main().querySelector('h1')).toHaveTextContent('<draft>'))
    await waitFor(() => expect(listOf('42').querySelectorAll('li')).toHaveLength(1))
    await expect(listOf('42')).toBeVisible()
    await expect(within(main()).queryByRole('link', { name: /^Open document/ })).toBeNull()
  },
}
