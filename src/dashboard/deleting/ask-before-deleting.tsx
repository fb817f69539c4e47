import { type ComponentProps, lazy, Suspense } from 'react'

/** Loaded with the first press: most users of a list delete nothing. */
const DeleteQuestion = lazy(async () => ({ default: (await import('./delete-question.tsx')).DeleteQuestion }))

/** Question before a deletion from a list. */
export function AskBeforeDeleting(props: ComponentProps<typeof DeleteQuestion>) {
  return (
    <Suspense>
      <DeleteQuestion {...props} />
    </Suspense>
  )
}
