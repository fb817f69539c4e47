/** File of the build, as listed for the worker. */
export interface ListedFile {
  /** Path from the root, without a leading slash. */
  url: string
  /** `sha256-` and the digest in base64, as in the HTML attribute of the same name. */
  integrity: string
}

/** Returns the key of a file in Cache Storage: two versions of one path have different keys. */
export const cacheKeyOf = ({ url, integrity }: ListedFile) => `/${url}?${integrity}`

/** Content types that browsers require for a file, by its extension. */
const types: Record<string, RegExp> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
  svg: /^image\/svg\+xml\b/i,
}

/**
 * Whether a response is exactly the file that the build made. Hosts and networks return a page with status 200 in place
 * of a missing file.
 */
export async function isListedFile(answer: Response, file: ListedFile): Promise<boolean> {
  const type = types[file.url.slice(file.url.lastIndexOf('.') + 1)]
  if (answer.status !== 200 || type?.test(answer.headers.get('content-type') ?? '') === false) return false
  return (await integrityOf(await answer.clone().arrayBuffer())) === file.integrity
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}
