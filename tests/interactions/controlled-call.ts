import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { jsonResponse } from '#mocks/response.ts'

export type Answer = () => Response

/** A call whose response a story controls. */
export interface ControlledCall {
  /** Handler for the story's parameters, before all others. */
  handler: HttpHandler
  /** Response. Undefined lets the backend respond. */
  answer: Answer | undefined
  /** Number of calls since the last `answer`. */
  asked: number
  /** Holds back the next responses until `release` is called: a slow network without timers. */
  hold: () => void
  release: () => void
  /** Restores the initial state. */
  reset: () => void
}

/** Initial state of a call: a page makes calls while it loads. */
interface AtFirst {
  answer?: Answer
  isHeld?: boolean
}

/** @param call method and path under /api/v1: `GET /projects` */
export function controlledCall(
  call: string,
  { answer: first, isHeld = false }: AtFirst = {},
): ControlledCall {
  const [wanted, path] = call.split(' ')
  let wait = Promise.resolve()
  let release = () => {}
  let answer: Answer | undefined
  const told: ControlledCall = {
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
    reset: () => {
      release()
      told.answer = first
      if (isHeld) told.hold()
    },
    handler: http.all(`*/api/v1${path}`, async ({ request }) => {
      if (request.method !== wanted) return
      told.asked += 1
      await wait
      return answer?.()
    }),
  }
  told.reset()
  return told
}

export const errorResponse =
  (status: number, json: object): Answer =>
  () =>
    jsonResponse(json, status)

/** Response of a proxy or a captive portal. */
export const proxyPage =
  (status: number): Answer =>
  () =>
    new Response('<!doctype html><h1>Sign in to this network</h1>', {
      status,
      headers: { 'content-type': 'text/html' },
    })

const cutOff: Answer = () =>
  new Response('{"message":"o', { headers: { 'content-type': 'application/json' } })

export const networkError: Answer = () => HttpResponse.error()

/**
 * Possible responses instead of the right one. Without `says`, the call's own message is shown. `isOurs` marks
 * responses of our API; after the others, a record may have been saved.
 */
const answers = {
  'a page with 200': { answer: proxyPage(200) },
  'a 500 with words': {
    answer: errorResponse(500, { message: 'The disk is full' }),
    says: 'The disk is full',
    isOurs: true,
  },
  'a page with 502': { answer: proxyPage(502) },
  'a 422': {
    answer: errorResponse(422, { message: 'This will not do' }),
    says: 'This will not do',
    isOurs: true,
  },
  'half an answer': { answer: cutOff },
  'a 500 without words': {
    answer: errorResponse(500, {}),
    says: 'Request failed with status 500',
    isOurs: true,
  },
  'a page with 403': { answer: proxyPage(403) },
  'a 404': { answer: errorResponse(404, { message: 'No such thing' }), says: 'No such thing', isOurs: true },
  'a dropped connection': { answer: networkError },
} satisfies Record<string, Omit<Fault, 'name'>>

export type FaultName = keyof typeof answers

export interface Fault {
  name: FaultName
  answer: Answer
  /** Message of the backend, or its replacement. */
  says?: string
  /** Whether our API has responded. Only its message is shown then. */
  isOurs?: boolean
}

/** Returns faults. Name faults with different messages in turn, so that each change is visible. */
export const faultsOf = (names: readonly FaultName[]): Fault[] =>
  names.map((name) => ({ name, ...answers[name] }))

/**
 * Returns a create form's message after a fault: it must not claim that nothing was saved when it may have been. The
 * next step depends on whether the last response named keys.
 */
export function saidOfCreation({ says, isOurs }: Fault, fallback: string): string | RegExp {
  const said = says ?? fallback
  if (isOurs) return said
  const next = 'when you save again, the list is looked through first|save again, and it is stored once'
  const literally = said.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literally}\\. It may have been saved all the same: (?:${next})\\.$`)
}

// Object.keys loses the type of the table's keys.
export const everyFault = Object.keys(answers) as FaultName[]

/** Excludes half of a response: for a write, it already confirms the success. */
export const everyFaultOfAWrite = everyFault.filter((name) => name !== 'half an answer')

export const sessionEnded = (status: 401 | 403) =>
  errorResponse(status, { message: 'Invalid or expired token' })
