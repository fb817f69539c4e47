import { ApiError, sentenceOf } from '#src/api/api-error.ts'
import { toast } from '#src/ui/overlay/toast.tsx'

/** Says why something did not work. That the session has ended is said by the sign-in page. */
export function tellFailure(error: unknown) {
  if (error instanceof ApiError && error.kind === 'session') return
  toast.show({ title: sentenceOf(error), tone: 'danger' })
}
