import type { CDPSession, Page } from '@playwright/test'
import { expect } from './product.ts'
import { beginTour } from './tour-in-page.ts'

/**
 * Presses Tab from the top of a page to its end, as a keyboard user would. Checks that every control is reached once
 * and in order, is visible, shows the focus, and releases it. `what` names the state.
 */
export async function expectKeyboardTour(page: Page, what: string) {
  const faults = await keyboardTour(page)
  expect.soft(faults.map((fault) => `${what} ${fault}`)).toEqual([])
}

/** Returns the faults that such a tour finds, as sentences. */
export async function keyboardTour(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const tour = await page.evaluateHandle(beginTour)
  const isOver = () => tour.evaluate((tour) => tour.isOver())
  await press(session, (await tour.evaluate(({ count }) => count)) + 3)
  // Fields with several parts take more than one press.
  for (let more = 0; more < 4 && !(await isOver()); more += 1) await press(session, 20)
  if (await tour.evaluate((tour) => tour.turn())) await press(session, 5, shift)
  const faults = await tour.evaluate((tour) => tour.end())
  await tour.dispose()
  await session.detach()
  return faults
}

const shift = 8

/** Sends all presses at once: the browser handles them in order, so waiting for each is unnecessary. */
async function press(session: CDPSession, times: number, modifiers = 0) {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
  const sent = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ])
  await Promise.all(sent.flat())
}
