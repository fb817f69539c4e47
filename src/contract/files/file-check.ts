import * as z from 'zod/mini'

/** Check that rejects a file with the message for its content. */
export const withoutProblem = (problemOf: (file: File) => Promise<string | undefined>) =>
  z.check<File>(async (payload) => {
    const message = await problemOf(payload.value)
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
  })
