import type { CDPSession, Page } from '@playwright/test'
import { expect } from './product.ts'
import { beginTour } from './tour-in-page.ts'

/**
 * Presses Tab from the top of a page to its end, as a person without a mouse would: everything that can be used is
 * reached once, in its order, can be seen, shows that it has the focus, and lets it go. `what` names the state.
 */
export async function expectKeyboardTour(page: Page, what: string) {
  const faults = await keyboardTour(page)
  expect.soft(faults.map((fault) => `${what} ${fault}`)).toEqual([])
}

/** What such a tour finds wrong, as sentences. */
export async function keyboardTour(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const tour = await page.evaluateHandle(beginTour)
  const isOver = () => tour.evaluate((tour) => tour.isOver())
  await press(session, (await tour.evaluate(({ count }) => count)) + 3)
  // Fields of several parts take more presses than one.
  for (let more = 0; more < 4 && !(await isOver()); more += 1) await press(session, 20)
  if (await tour.evaluate((tour) => tour.turn())) await press(session, 5, shift)
  const faults = await tour.evaluate((tour) => tour.end())
  await tour.dispose()
  await session.detach()
  return faults
}

const shift = 8

/** All at once: the browser takes them one after another, and nobody waits for the answer to each. */
async function press(session: CDPSession, times: number, modifiers = 0) {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
  const sent = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ])
  await Promise.all(sent.flat())
}
