import { isNamedNow } from '#src/api/features.ts'

/**
 * Whether our API stores a submission once, however often it comes with the same `Idempotency-Key`: it has said so, or
 * the build lists its origin in VITE_IDEMPOTENT_ORIGINS. Only then may something be sent again that may have arrived.
 */
export function takesKeys(): boolean {
  return isNamedNow('idempotency') || isListed(apiOrigin(), import.meta.env?.VITE_IDEMPOTENT_ORIGINS)
}

/**
 * Whether the key may go along. To another origin that does not take keys it would make the browser's preflight fail,
 * and with it the submission.
 */
export function mayCarryKey(): boolean {
  return takesKeys() || apiOrigin() === location.origin
}

/** Whether the date of a submission may go along, for the same reason. */
export function mayCarryDate(): boolean {
  return isNamedNow('written-at') || apiOrigin() === location.origin
}

/** @param listed origins, with commas or spaces between them */
export function isListed(origin: string | undefined, listed: string | undefined): boolean {
  return (listed ?? '')
    .split(/[\s,]+/)
    .some((allowed) => URL.canParse(allowed) && new URL(allowed).origin === origin)
}

/** Where our API is; undefined if the build names no address. */
function apiOrigin(): string | undefined {
  const api = import.meta.env?.VITE_API_URL || location.origin
  return URL.canParse(api, location.origin) ? new URL(api, location.origin).origin : undefined
}
