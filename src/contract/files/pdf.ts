/** Number of bytes in which PDF readers look for the header: mail and web servers prepend lines of their own. */
const headerWithin = 1024
const windowLength = 65_536

/** Messages about a file that is rejected as a PDF. */
export const pdfProblems = {
  other: 'This file is not a PDF. Save your resume as PDF and choose it again.',
  'cut-off': 'This PDF is damaged or cut off. Save it again and choose it again.',
  missing: 'This file can no longer be read. Choose it again.',
}

/** Returns the position of the header in the first bytes of a file; -1 if it is no PDF. */
export const pdfHeaderAt = (start: string) => start.slice(0, headerWithin).indexOf('%PDF-')

/**
 * Returns why PDF readers would not open a file, by the tolerance that they share: bytes before the header and after
 * the end are accepted, and a missing table of objects is rebuilt. A file without an end, or with objects after it and
 * no second end, was cut off.
 */
export async function pdfFault(file: Blob): Promise<'other' | 'cut-off' | undefined> {
  if (pdfHeaderAt(await textOf(file.slice(0, headerWithin))) < 0) return 'other'
  for (let end = file.size; end > 0; end -= windowLength) {
    // Longer than the window, since a pattern may cross its boundary.
    const text = await textOf(file.slice(Math.max(0, end - windowLength), end + 32))
    const endsAt = text.toLowerCase().lastIndexOf('%%eof')
    if (/\d\s\d{1,5}\sobj\b/.test(text.slice(endsAt + 1))) return 'cut-off'
    if (endsAt >= 0) return undefined
  }
  return 'cut-off'
}

/** Returns the message about a file that PDF readers would not open. */
export async function pdfProblem(file: File): Promise<string | undefined> {
  const fault = await pdfFault(file).catch(() => 'missing' as const)
  return fault && pdfProblems[fault]
}

/** Decodes each byte as one character. ASCII is correct, which is enough to search. */
async function textOf(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer())
}
