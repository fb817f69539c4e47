import * as z from 'zod/mini'
import { withoutProblem } from './file-check.ts'
import { pictureProblem } from './picture.ts'

const photoAdvice = 'Choose a JPEG or PNG photo'

/** An optional file of any type. */
export const optionalFile = z.optional(z.file())

/** An optional picture. */
export const optionalPicture = z.optional(z.file().check(withoutProblem((file) => pictureProblem(file))))

/** An optional photo in a format that the API accepts for people. */
export const optionalPhoto = z.optional(
  z.file().check(
    withoutProblem((file) => pictureProblem(file, `${photoAdvice}.`)),
    z.refine((file) => ['image/jpeg', 'image/png'].includes(file.type), photoAdvice),
  ),
)

/** A list of files and of addresses of stored ones: each file must be a picture. */
export const arePictures = z.check<(File | string)[]>(async ({ value, issues }) => {
  const problems = await Promise.all(
    value.map((entry) => (typeof entry === 'string' ? undefined : pictureProblem(entry))),
  )
  for (const message of problems) if (message) issues.push({ code: 'custom', message, input: value })
})
