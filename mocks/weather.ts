import * as z from 'zod/mini'

/**
 * What the backend does to every call, or to those that `only` names: it answers late, wrongly or not at all.
 *
 * - `dropped`: the connection breaks before anything is done; `lost`: after it is done, so that only the answer is lost
 * - `truncated`: the answer breaks off half-way; `html`: a captive portal's page with status 200 takes its place
 * - `failing`, `unauthorized` (401), `forbidden` (403), `tooMany` (429 with Retry-After): a refusal in JSON
 * - `never`: nothing ever comes
 */
export const weatherState = z.object({
  sky: z._default(
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
  /** Of `failing`. */
  status: z._default(z.int().check(z.gte(400), z.lte(599)), 500),
  /** Shortest and longest wait in milliseconds. */
  delay: z._default(z.tuple([z.number(), z.number()]), [0, 0]),
  /** Lists are cut or repeated to this length; undefined leaves them alone. */
  rows: z.optional(z.int().check(z.nonnegative())),
  /** Half-empty, unreadable and hostile rows stand among the others. */
  odd: z._default(z.boolean(), false),
  /** False: the backend is a hosted one that names no features and ignores `Idempotency-Key`, whatever `only` says. */
  takesKeys: z._default(z.boolean(), true),
  /** A path under /api/v1 and below, with or without a method: '/demo', 'POST /demo'. Empty: all. */
  only: z._default(z.string(), ''),
})
export type Weather = z.infer<typeof weatherState>
export type WeatherChange = z.input<typeof weatherState>

/** The states that have a name in the panel and in stories. */
export const weathers = {
  clear: {},
  slow: { delay: [1500, 4000] },
  offline: { sky: 'dropped' },
  failing: { sky: 'failing' },
  html: { sky: 'html' },
  truncated: { sky: 'truncated' },
  lost: { sky: 'lost' },
  unauthorized: { sky: 'unauthorized' },
  forbidden: { sky: 'forbidden' },
  tooMany: { sky: 'tooMany' },
  never: { sky: 'never' },
  empty: { rows: 0 },
  many: { rows: 10_000 },
  odd: { odd: true },
  keyless: { takesKeys: false },
} satisfies Record<string, WeatherChange>
export type WeatherName = keyof typeof weathers

let current: Weather = z.parse(weatherState, {})

export function currentWeather(): Weather {
  return current
}

let standing: WeatherChange = {}

/** Holds in every weather that does not say otherwise: of a backend that names no features, for a whole run of tests. */
export function setStandingWeather(change: WeatherChange) {
  standing = change
  setWeather({})
}

/** Replaces the whole state; what is left out is as in clear weather. */
export function setWeather(change: WeatherChange) {
  current = z.parse(weatherState, { ...standing, ...change })
}

/** Whether the weather is about this call. */
export function concerns({ only }: Weather, request: Request): boolean {
  const [, method, path = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(only.trim()) ?? []
  const [, asked = ''] = new URL(request.url).pathname.split('/api/v1')
  const isPath = path === '' || asked === path || asked.startsWith(`${path}/`)
  return isPath && (method === undefined || method === request.method)
}
