import { chunksOf } from './chunks.ts'

/** A whole PDF: its version in front, the address of its index and its end in the last kilobyte. */
export async function isWholePdf(file: Blob): Promise<boolean> {
  const start = await latin(file.slice(0, 16))
  const end = await latin(file.slice(-1024))
  return /^%PDF-(?:1\.[0-7]|2\.0)\s/.test(start) && /startxref.*%%EOF/s.test(end)
}

/** Followed by what ends a name: three letters alone are also found in packed pictures. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|AA|XFA)[\s<>([/%]/

/**
 * Whether a PDF names something that would run, open or unpack. Its objects are not parsed: what it has packed is not
 * seen, and a word in its text may be taken for one.
 */
export async function isActivePdf(file: Blob): Promise<boolean> {
  let rest = ''
  for await (const chunk of chunksOf(file.stream())) {
    const text = rest + Buffer.from(chunk).toString('latin1')
    if (active.test(plainNames(text))) return true
    // A name may go over the border of two parts, each of its letters as three.
    rest = text.slice(-64)
  }
  return active.test(`${plainNames(rest)} `)
}

/** @example plainNames('/J#61vaScript') // '/JavaScript' */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

const latin = async (part: Blob) => Buffer.from(await part.arrayBuffer()).toString('latin1')
