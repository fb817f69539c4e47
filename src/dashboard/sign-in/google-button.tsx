import { useId } from 'react'
import { buttonClass } from '#src/ui/button.tsx'

/** Placeholder that people look for. This sign-in does not exist yet: the button says so and does nothing. */
export function GoogleButton() {
  const noteId = useId()
  return (
    <>
      <button
        type="button"
        aria-disabled
        aria-describedby={noteId}
        className={`${buttonClass('secondary', 'large')} w-full`}
      >
        <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-none stroke-2 stroke-current">
          <path d="M18.4 5.6A9 9 0 1 0 21 12h-9" />
        </svg>
        Continue with Google
      </button>
      <p id={noteId} className="mt-2 text-center text-ink-soft text-sm">
        Sign-in with Google is not available.
      </p>
    </>
  )
}
