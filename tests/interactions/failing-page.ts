import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import {
  type ControlledCall,
  controlledCall,
  errorResponse,
  networkError,
  proxyPage,
} from './controlled-call.ts'
import type { PageReads } from './page-reads.ts'
import { alertsIn, assertPresent, main, pageOf } from './screen.ts'

const faults = {
  'a 500': errorResponse(500, { message: 'E11000 duplicate key' }),
  'a proxy’s page with 200': proxyPage(200),
  'an answer without its key': errorResponse(200, { message: 'ok' }),
  'a dropped connection': networkError,
}

const empty = errorResponse(200, { blogs: [], projects: [], careers: [], data: [] })

/**
 * Lets each call fail alone, shows the error in its place, and recovers with Try Again.
 *
 * @param turn index of the first call's fault; later calls get the following faults. One mechanism shows them all, and
 * src/api/faults.test.ts combines every call with every fault
 */
export function failingPage(
  { path, calls, list }: PageReads,
  turn: number,
): Pick<StoryObj, 'parameters' | 'beforeEach' | 'play'> {
  const tries = Object.entries(calls).map(([call, sentence], position) => {
    const all = Object.entries(faults)
    const [fault, answer] = assertPresent(all[(turn + position) % all.length], 'fault')
    const holders = [list, call.startsWith('/blogs/6') ? '/blogs/recent-news' : undefined]
    return { call, sentence, fault, answer, holders }
  })
  const told = new Map<string, ControlledCall>()
  for (const { call, holders } of tries)
    for (const one of [call, ...holders]) if (one) told.set(one, controlledCall(`GET ${one}`))

  /** Lets one call fail. Other calls that contain the same data return nothing. */
  const begin = ({ call, answer, holders }: (typeof tries)[number]) => {
    for (const one of told.values()) one.answer = undefined
    for (const holder of holders)
      if (holder && holder !== call) assertPresent(told.get(holder), holder).answer = empty
    assertPresent(told.get(call), call).answer = answer
  }
  const [first, ...others] = tries
  if (!first) throw new Error('There are no calls')
  // The page is loaded first.
  begin(first)
  return {
    parameters: { page: path, msw: [...told.values()].map(({ handler }) => handler) },
    beforeEach: () => () => begin(first),
    play: async ({ loaded, userEvent }) => {
      const { client } = pageOf({ loaded })
      const meet = async ({ call, sentence, fault }: (typeof tries)[number]) => {
        const name = `${call}: ${fault}`
        await waitFor(() => expect(alertsIn(main()), name).toHaveLength(1))
        const [alert] = alertsIn(main())
        await expect(await within(assertPresent(alert, 'alert')).findByText(sentence), name).toBeVisible()
        await expect(main().querySelector('h1')).toBeVisible()
        await expect(document.body.textContent).not.toContain('E11000')
        assertPresent(told.get(call), call).answer = undefined
        await userEvent.click(within(main()).getByRole('button', { name: 'Try Again' }))
        await waitFor(() => expect(alertsIn(main()), `Try Again after ${name}`).toEqual([]))
        await waitFor(() => expect(main().querySelector('[data-skeleton]')).toBeNull())
      }
      await screen.findByRole('main')
      await meet(first)
      for (const next of others) {
        begin(next)
        // Clear the memory, as after a reload.
        await client.resetQueries()
        await meet(next)
      }
    },
  }
}
