import { Buffer } from 'node:buffer'
import { ApiError } from '#backend/errors.ts'

/** Head of one part of a form. */
export interface PartHead {
  name: string
  /** File name without folders. Undefined for a text field. */
  filename: string | undefined
  type: string
}

/** Limits of a part's headers: bytes and lines in total, characters of the field name. */
const headLimits = { bytes: 16 * 1024, lines: 20, name: 200 }
const dash = 0x2d

/**
 * Reads a multipart body up to its closing boundary. Yields each part's head, then its content chunk by chunk. Bytes
 * after the closing boundary are not read. Texts are UTF-8, as in every form of a browser.
 *
 * @param read returns the next chunk; undefined at the end of the body
 * @throws {ApiError} incomplete-form
 */
export async function* formParts(
  read: () => Promise<Uint8Array | undefined>,
  boundary: string,
): AsyncGenerator<PartHead | Uint8Array, void, undefined> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // A form may begin with a boundary, without a line end before it.
  let rest: Uint8Array = Buffer.from('\r\n')
  let isPreamble = true
  const readMore = async () => {
    const chunk = await read()
    if (!chunk) throw incomplete()
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
  }
  const find = (sought: Uint8Array) => Buffer.prototype.indexOf.call(rest, sought)

  for (;;) {
    let at = find(delimiter)
    for (; at < 0; at = find(delimiter)) {
      const whole = rest.length - delimiter.length + 1
      if (whole > 0) {
        if (!isPreamble) yield rest.subarray(0, whole)
        rest = rest.subarray(whole)
      }
      await readMore()
    }
    if (at > 0 && !isPreamble) yield rest.subarray(0, at)
    rest = rest.subarray(at + delimiter.length)
    while (rest.length < 2) await readMore()
    if (rest[0] === dash && rest[1] === dash) return
    let end = find(headEnd)
    for (; end < 0; end = find(headEnd)) {
      if (rest.length > headLimits.bytes) throw incomplete()
      await readMore()
    }
    yield headOf(Buffer.from(rest.subarray(0, end)).toString())
    rest = rest.subarray(end + headEnd.length)
    isPreamble = false
  }
}

const headEnd = Buffer.from('\r\n\r\n')

/** @param text begins with the end of the boundary's line */
function headOf(text: string): PartHead {
  const [first, ...lines] = text.split('\r\n')
  if (first !== '' || text.length > headLimits.bytes || lines.length > headLimits.lines) throw incomplete()
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):([^\0\r\n]*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw incomplete()
    headers.set(name.toLowerCase(), value.trim())
  }
  const disposition = headers.get('content-disposition') ?? ''
  const name = parameterOf(disposition, 'name')
  if (!/^form-data\s*;/i.test(disposition) || name === undefined || name.length > headLimits.name)
    throw incomplete()
  const [type = ''] = (headers.get('content-type') ?? 'text/plain').split(';')
  const filename = extendedFilename(disposition) ?? parameterOf(disposition, 'filename')
  const isFile = filename !== undefined || /^application\/octet-stream$/i.test(type.trim())
  return {
    name,
    filename: isFile ? (filename ?? '').replace(/^.*[/\\]/s, '') : undefined,
    type: type.trim().toLowerCase(),
  }
}

const parameters = {
  name: /;\s*name=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i,
  filename: /;\s*filename=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i,
}

/** Returns a parameter of a header. Unescapes quotes and backslashes only: other backslashes belong to the name. */
function parameterOf(header: string, name: keyof typeof parameters): string | undefined {
  const [, quoted, plain] = parameters[name].exec(header) ?? []
  return plain ?? quoted?.replace(/\\(["\\])/g, '$1')
}

/** Returns the name of `filename*`. Browsers never send it; some programs do. */
function extendedFilename(header: string): string | undefined {
  const [, encoded] = /;\s*filename\*=utf-8'[\w-]*'([^\s;]+)/i.exec(header) ?? []
  try {
    return encoded && decodeURIComponent(encoded)
  } catch {
    throw incomplete()
  }
}

export const incomplete = () => new ApiError('incomplete-form')
