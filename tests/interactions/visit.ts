import type { StoryContext } from '@storybook/react-vite'
import { type HttpHandler, http } from 'msw/http'
import { createElement, Fragment } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { setWeather } from '#mocks/weather.ts'
import { actAsProduct, found, main, pageOf } from './screen.ts'

/** The product's ways; the weather that the story makes ends with it, and so do its records of calls. */
export function visit(context: Pick<StoryContext, 'loaded'>): () => void {
  const stop = actAsProduct(context)
  return () => {
    stop()
    setWeather({})
    for (const made of records) made.length = 0
  }
}

/**
 * What all stories here have in common: a whole screen, over odd rows among the others. Its address says what is drawn.
 * Storybook adds to a file's parameters, and finds them only where they are written out.
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

/** The calls that a story makes, from its page's loader on, each with its method and its query. */
export interface CallsMade {
  /** Belongs into the story's parameters, before all others. */
  handler: HttpHandler
  made: string[]
}

/** @param under the path under /api/v1 that they begin with */
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

/** Waits until the page's own part says this, such as the range of a list that was read. */
export async function says(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(within(main()).getByText(text)).toBeVisible())
}

/** Waits until this is the page's heading. */
export async function heads(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const headings = [...main().querySelectorAll('h1')]
    expect(textsOf(headings)).toEqual([name])
    return found(headings[0], name)
  })
}

/** Waits until as many elements are there. */
export async function thereAre(count: number, selector: string): Promise<HTMLElement[]> {
  return waitFor(() => {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)]
    expect(elements, selector).toHaveLength(count)
    return elements
  })
}

/** Waits until the router stands at this address. */
export async function standsAt(context: Pick<StoryContext, 'loaded'>, href: string): Promise<void> {
  const { router } = pageOf(context)
  await waitFor(() => expect(router.state.location.href).toBe(href))
}

export const metaOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

/** Texts as they read, with one blank between words. */
export const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

/** Where the pictures of a part are. */
export const picturesOf = (part: ParentNode) =>
  [...part.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)

export const pathOf = ({ href }: HTMLAnchorElement) => new URL(href).pathname

/** What the page tells search engines about itself, in JSON. */
export const factsOfPage = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent)
    .join()
