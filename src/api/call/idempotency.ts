import { isNamedNow } from '#src/api/features.ts'

/**
 * Whether our API stores submissions with the same `Idempotency-Key` only once: it lists that feature, or the build
 * lists its origin in VITE_IDEMPOTENT_ORIGINS. Only then may a submission that may have arrived be sent again.
 */
export function takesKeys(): boolean {
  return isNamedNow('idempotency') || isListed(apiOrigin(), import.meta.env?.VITE_IDEMPOTENT_ORIGINS)
}

/**
 * Whether to send the key. At another origin that does not accept keys, the browser's preflight would fail, and with it
 * the submission.
 */
export function mayCarryKey(): boolean {
  return takesKeys() || apiOrigin() === location.origin
}

/** Whether to send the date of a submission. The same limit applies. */
export function mayCarryDate(): boolean {
  return isNamedNow('written-at') || apiOrigin() === location.origin
}

/** @param listed origins, separated by commas or spaces */
export function isListed(origin: string | undefined, listed: string | undefined): boolean {
  return (listed ?? '')
    .split(/[\s,]+/)
    .some((allowed) => URL.canParse(allowed) && new URL(allowed).origin === origin)
}

/** Returns the origin of our API; undefined for an invalid address. */
function apiOrigin(): string | undefined {
  const api = import.meta.env?.VITE_API_URL || location.origin
  return URL.canParse(api, location.origin) ? new URL(api, location.origin).origin : undefined
}
