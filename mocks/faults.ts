import * as z from 'zod/mini'

/**
 * Simulated faults of every call, or of those that `only` names.
 *
 * - `dropped`: the connection breaks before any work is done; `lost`: after it, so that only the response is lost
 * - `truncated`: the response breaks off midway; `html`: a captive portal's page with status 200 replaces it
 * - `failing`, `unauthorized` (401), `forbidden` (403), `tooMany` (429 with Retry-After): an error response in JSON
 * - `never`: no response ever comes
 */
export const faultState = z.object({
  fault: z._default(
    z.enum([
      'clear',
      'dropped',
      'lost',
      'truncated',
      'html',
      'failing',
      'unauthorized',
      'forbidden',
      'tooMany',
      'never',
    ]),
    'clear',
  ),
  /** Status of `failing`. */
  status: z._default(z.int().check(z.gte(400), z.lte(599)), 500),
  /** Shortest and longest delay in milliseconds. */
  delay: z._default(z.tuple([z.number(), z.number()]), [0, 0]),
  /** Number of rows to which lists are cut or repeated; undefined leaves them unchanged. */
  rows: z.optional(z.int().check(z.nonnegative())),
  /** Whether lists include half-empty, unreadable, and hostile rows. */
  malformed: z._default(z.boolean(), false),
  /** False simulates a hosted backend that names no features and ignores `Idempotency-Key`, regardless of `only`. */
  takesKeys: z._default(z.boolean(), true),
  /** Path prefix under /api/v1, with an optional method: '/demo', 'POST /demo'. Empty matches all. */
  only: z._default(z.string(), ''),
})
export type Faults = z.infer<typeof faultState>
export type FaultChange = z.input<typeof faultState>

/** Named states of the panel and of stories. */
export const faultPresets = {
  clear: {},
  slow: { delay: [1500, 4000] },
  offline: { fault: 'dropped' },
  failing: { fault: 'failing' },
  html: { fault: 'html' },
  truncated: { fault: 'truncated' },
  lost: { fault: 'lost' },
  unauthorized: { fault: 'unauthorized' },
  forbidden: { fault: 'forbidden' },
  tooMany: { fault: 'tooMany' },
  never: { fault: 'never' },
  empty: { rows: 0 },
  many: { rows: 10_000 },
  malformed: { malformed: true },
  keyless: { takesKeys: false },
} satisfies Record<string, FaultChange>
export type FaultName = keyof typeof faultPresets

let current: Faults = z.parse(faultState, {})

export function currentFaults(): Faults {
  return current
}

let standing: FaultChange = {}

/** Sets defaults for all later states: a backend that names no features, for a whole test run. */
export function setStandingFaults(change: FaultChange) {
  standing = change
  setFaults({})
}

/** Replaces the whole state. Missing properties get their defaults. */
export function setFaults(change: FaultChange) {
  current = z.parse(faultState, { ...standing, ...change })
}

/** Whether the simulated faults apply to this call. */
export function isAffected({ only }: Faults, request: Request): boolean {
  const [, method, path = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(only.trim()) ?? []
  const [, requestedPath = ''] = new URL(request.url).pathname.split('/api/v1')
  const isPath = path === '' || requestedPath === path || requestedPath.startsWith(`${path}/`)
  return isPath && (method === undefined || method === request.method)
}
