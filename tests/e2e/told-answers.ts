import type { Page, Route } from '@playwright/test'

export type Answer = (route: Route) => Promise<void>

/** One call, answered as a test tells it. */
export interface ToldCall {
  /** Left out, the backend answers. */
  answer: Answer | undefined
  /** How often the call was made since the last `answer`. */
  asked: number
  /** Keeps the next answers until `release` is called: a slow network without a clock. */
  hold: () => void
  release: () => void
}

/** @param call method and path under /api/v1: `GET /projects` */
export async function toldCall(page: Page, call: string): Promise<ToldCall> {
  const [method, path] = call.split(' ')
  let wait = Promise.resolve()
  let release = () => {}
  let answer: Answer | undefined
  const told: ToldCall = {
    asked: 0,
    get answer() {
      return answer
    },
    set answer(next) {
      answer = next
      told.asked = 0
    },
    hold: () => {
      wait = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
  }
  await page.route(
    ({ pathname }) => pathname === `/api/v1${path}`,
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      told.asked += 1
      await wait
      // A page that was left meanwhile waits for no answer.
      await (answer ? answer(route) : route.continue()).catch(() => undefined)
    },
  )
  return told
}

export const refused =
  (status: number, json: object): Answer =>
  (route) =>
    route.fulfill({ status, json })

/** Of a proxy or a captive portal. */
export const proxyPage =
  (status: number): Answer =>
  (route) =>
    route.fulfill({
      status,
      contentType: 'text/html',
      body: '<!doctype html><h1>Sign in to this network</h1>',
    })

export const cutOff: Answer = (route) =>
  route.fulfill({ contentType: 'application/json', body: '{"message":"o' })

const dropped: Answer = (route) => route.abort('connectionreset')

export interface Fault {
  name: string
  answer: Answer
  /** The backend's own words or what stands for them; left out, the call's own sentence is said. */
  says?: string
}

/** In such an order that no two in a row say the same. */
export const faults: Fault[] = [
  {
    name: 'a 500 with words',
    answer: refused(500, { message: 'The disk is full' }),
    says: 'The disk is full',
  },
  { name: 'a page with 200', answer: proxyPage(200) },
  { name: 'a 422', answer: refused(422, { message: 'This will not do' }), says: 'This will not do' },
  { name: 'a page with 502', answer: proxyPage(502) },
  { name: 'a 500 without words', answer: refused(500, {}), says: 'Request failed with status 500' },
  { name: 'a page with 403', answer: proxyPage(403) },
  { name: 'a 404', answer: refused(404, { message: 'No such thing' }), says: 'No such thing' },
  { name: 'a dropped connection', answer: dropped },
]

/**
 * What one of many alike screens or calls meets: the first of them everything, each other one three, in turn. That
 * every call tells every fault is tested without a browser (tests/api/faults.test.ts).
 */
export const faultsOf = (place: number): Fault[] =>
  place === 0 ? faults : [0, 1, 2].flatMap((step) => faults[(place * 3 + step) % faults.length] ?? [])

/** One screen in four meets a token that is refused; by turns with 401 and with 403. */
export const isRefused = (place: number) => place % 4 === 0

export const expired = (status: 401 | 403) => refused(status, { message: 'Invalid or expired token' })
