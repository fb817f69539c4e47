import * as z from 'zod/mini'

/** Refuses a file with the sentence that its bytes give rise to. */
export const withoutProblem = (problemOf: (file: File) => Promise<string | undefined>) =>
  z.check<File>(async (payload) => {
    const message = await problemOf(payload.value)
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
  })
