/**
 * Whether our API is known to take the header `Idempotency-Key`: on the page's own origin, and on the origins that the
 * build lists in VITE_IDEMPOTENT_ORIGINS. Another backend would refuse the browser's preflight for an unlisted header,
 * and with it the submission.
 */
export function takesKeys(): boolean {
  return isKeyed(import.meta.env?.VITE_API_URL, import.meta.env?.VITE_IDEMPOTENT_ORIGINS, location.origin)
}

/**
 * @param api where the API is; nothing or '' for the page's own origin
 * @param listed origins, with commas or spaces between them
 */
export function isKeyed(api: string | undefined, listed: string | undefined, page: string): boolean {
  if (!api) return true
  if (!URL.canParse(api, page)) return false
  const { origin } = new URL(api, page)
  return [page, ...(listed ?? '').split(/[\s,]+/)].some(
    (allowed) => URL.canParse(allowed) && new URL(allowed).origin === origin,
  )
}
