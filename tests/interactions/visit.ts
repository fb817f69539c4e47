import type { StoryContext } from '@storybook/react-vite'
import { type HttpHandler, http } from 'msw/http'
import { expect, waitFor } from 'storybook/test'
import { setWeather } from '#mocks/weather.ts'
import { actAsProduct, found, pageOf } from './screen.ts'

/** The product's ways; the weather that the story makes ends with it. */
export function visit(context: Pick<StoryContext, 'loaded'>): () => void {
  const stop = actAsProduct(context)
  return () => {
    stop()
    setWeather({})
  }
}

/** The calls that a story makes, from its page's loader on, each with its method and its query. */
export interface CallsMade {
  /** Belongs into the story's parameters, before all others. */
  handler: HttpHandler
  made: string[]
}

/** @param under the path under /api/v1 that they begin with */
export function callsMade(under = '/'): CallsMade {
  const made: string[] = []
  const handler = http.all('*/api/v1/*', ({ request }) => {
    const [, call = ''] = request.url.split('/api/v1')
    if (call.startsWith(under)) made.push(`${request.method} ${call}`)
  })
  return { handler, made }
}

/** The part of the page that is its own. */
export const main = () => found(document.querySelector('main'), 'main')

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
