import { type ComponentProps, lazy, Suspense } from 'react'

/** It comes with the first press: most who read a list delete nothing. */
const DeleteQuestion = lazy(async () => ({ default: (await import('./delete-question.tsx')).DeleteQuestion }))

/** The question before a deletion, from a list. */
export function AskBeforeDeleting(props: ComponentProps<typeof DeleteQuestion>) {
  return (
    <Suspense>
      <DeleteQuestion {...props} />
    </Suspense>
  )
}
