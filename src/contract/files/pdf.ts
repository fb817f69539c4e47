/** Readers look for the header in this many bytes: mail and web servers put lines of their own before it. */
const headerWithin = 1024
const windowLength = 65_536

/** Sentences about a file that cannot be taken as a PDF. */
export const pdfProblems = {
  other: 'This file is not a PDF. Save your resume as PDF and choose it again.',
  'cut-off': 'This PDF is damaged or cut off. Save it again and choose it again.',
  missing: 'This file can no longer be read. Choose it again.',
}

/** Position of the header in the first bytes of a file; -1 for a file that is no PDF. */
export const pdfHeaderAt = (start: string) => start.slice(0, headerWithin).indexOf('%PDF-')

/**
 * Says why readers would not open a file as a PDF, by the tolerance that they share: bytes before the header and after the
 * end are accepted, a missing table of objects is rebuilt, and what lacks its end, or goes on after it with objects and
 * then stops, was cut off.
 */
export async function pdfFault(file: Blob): Promise<'other' | 'cut-off' | undefined> {
  if (pdfHeaderAt(await textOf(file.slice(0, headerWithin))) < 0) return 'other'
  for (let end = file.size; end > 0; end -= windowLength) {
    // Longer than the window, since either pattern may lie across two of them.
    const text = await textOf(file.slice(Math.max(0, end - windowLength), end + 32))
    const endsAt = text.toLowerCase().lastIndexOf('%%eof')
    if (/\d\s\d{1,5}\sobj\b/.test(text.slice(endsAt + 1))) return 'cut-off'
    if (endsAt >= 0) return undefined
  }
  return 'cut-off'
}

/** Sentence about a file that readers would not open as a PDF. */
export async function pdfProblem(file: File): Promise<string | undefined> {
  const fault = await pdfFault(file).catch(() => 'missing' as const)
  return fault && pdfProblems[fault]
}

/** One character for each byte; those of ASCII are right, which is enough to search. */
async function textOf(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer())
}
