import { ApiError, sentenceOf } from '#src/api/api-error.ts'
import { toast } from '#src/ui/overlay/toast.tsx'

/** Shows why an action failed. The sign-in page reports the end of the session. */
export function showFailure(error: unknown) {
  if (error instanceof ApiError && error.kind === 'session') return
  toast.show({ title: sentenceOf(error), tone: 'danger' })
}
