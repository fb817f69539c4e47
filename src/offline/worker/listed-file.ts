/** A file of the build, as the build lists it for the worker. */
export interface ListedFile {
  /** From the root, without a slash in front. */
  url: string
  /** `sha256-` and the digest in base64, as in the attribute of the same name. */
  integrity: string
}

/** Under which address a file lies in Cache Storage: two versions of one path lie beside each other. */
export const cacheKeyOf = ({ url, integrity }: ListedFile) => `/${url}?${integrity}`

/** What a browser asks of the type before it takes a file for what its name says. */
const types: Record<string, RegExp> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
  svg: /^image\/svg\+xml\b/i,
}

/**
 * Whether an answer is the very file that the build made. Hosts answer with a page where a file is missing, networks
 * with a page of theirs, and both say 200.
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
