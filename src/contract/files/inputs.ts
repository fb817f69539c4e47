import * as z from 'zod/mini'
import { pdfFault, pdfProblems } from './pdf.ts'
import { pictureProblem } from './picture.ts'

/** A file that may be left out, of any type. */
export const optionalFile = z.optional(z.file())

type Problem = (file: File) => Promise<string | undefined>

/** Adds the sentence that a file's bytes give rise to. */
const withoutProblem = (problemOf: Problem) =>
  z.check<File>(async (payload) => {
    const message = await problemOf(payload.value)
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
  })

/** A picture that may be left out. */
export const optionalPicture = z.optional(z.file().check(withoutProblem(pictureProblem)))

/** A list of files, or of addresses of those that are kept and files: each file must be a picture. */
export const arePictures = z.check<(File | string)[]>(async ({ value, issues }) => {
  const problems = await Promise.all(
    value.map((entry) => (typeof entry === 'string' ? undefined : pictureProblem(entry))),
  )
  for (const message of problems) if (message) issues.push({ code: 'custom', message, input: value })
})

/** Refuses a file that readers would not open as a PDF. */
export const isPdf = withoutProblem(async (file) => {
  const fault = await pdfFault(file).catch(() => 'missing' as const)
  return fault && pdfProblems[fault]
})
