/**
 * Seeds and uploads are kept as `/uploads/…`. A hosted backend answers whole addresses, so answers get the origin of
 * the request, and addresses that come back lose it again.
 */
export function withOrigin(json: string, origin: string): string {
  // A value that is such a path, and the pictures inside an article's HTML (whose quotes JSON escapes).
  return json.replace(/("|=\\")\/uploads\//g, `$1${origin}/uploads/`)
}

export function withoutOrigin(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '')
}
