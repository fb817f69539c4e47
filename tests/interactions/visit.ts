import type { StoryContext } from '@storybook/react-vite'
import { type HttpHandler, http } from 'msw/http'
import { createElement, Fragment } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { setFaults } from '#mocks/faults.ts'
import { actAsProduct, assertPresent, main, pageOf } from './screen.ts'

/** Starts the product's behaviour. Simulated faults and records of calls end with the story. */
export function visit(context: Pick<StoryContext, 'loaded'>): () => void {
  const stop = actAsProduct(context)
  return () => {
    stop()
    setFaults({})
    for (const made of records) made.length = 0
  }
}

/**
 * Shared settings of all stories here: a whole screen, with malformed records. The address selects the page. Storybook
 * extends a file's parameters, and finds them only when written out.
 *
 * @example { title, tags, ...wholeScreen, parameters: { ...wholeScreen.parameters, staff: true } }
 */
export const wholeScreen = {
  parameters: { layout: 'fullscreen', odd: true },
  globals: { viewport: { value: 'w1440' } },
  beforeEach: visit,
  render: () => createElement(Fragment),
}

const records: string[][] = []

/** Calls of a story from its page's loader on, each with its method and query. */
export interface CallsMade {
  /** Handler for the story's parameters, before all others. */
  handler: HttpHandler
  made: string[]
}

/** @param under prefix of their path under /api/v1 */
export function callsMade(under = '/'): CallsMade {
  const made: string[] = []
  records.push(made)
  const handler = http.all('*/api/v1/*', ({ request }) => {
    const [, call = ''] = request.url.split('/api/v1')
    if (call.startsWith(under)) made.push(`${request.method} ${call}`)
  })
  return { handler, made }
}

export const link = (name: string | RegExp) => within(main()).findByRole('link', { name })
export const button = (name: string) => within(main()).findByRole('button', { name })

/** Waits until the main part contains this text, such as the range of a loaded list. */
export async function says(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(within(main()).getByText(text)).toBeVisible())
}

/** Waits for this page heading. */
export async function heads(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const headings = [...main().querySelectorAll('h1')]
    expect(textsOf(headings)).toEqual([name])
    return assertPresent(headings[0], name)
  })
}

/** Waits for this number of elements. */
export async function thereAre(count: number, selector: string): Promise<HTMLElement[]> {
  return waitFor(() => {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)]
    expect(elements, selector).toHaveLength(count)
    return elements
  })
}

/** Waits until the router is at this address. */
export async function standsAt(context: Pick<StoryContext, 'loaded'>, href: string): Promise<void> {
  const { router } = pageOf(context)
  await waitFor(() => expect(router.state.location.href).toBe(href))
}

export const metaOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

/** Returns texts with single spaces between words. */
export const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

/** Returns the addresses of a part's pictures. */
export const picturesOf = (part: ParentNode) =>
  [...part.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)

export const pathOf = ({ href }: HTMLAnchorElement) => new URL(href).pathname

/** Returns the page's JSON-LD for search engines. */
export const factsOfPage = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent)
    .join()
