import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import type { Outgoing } from '#src/api/crud.ts'
import { type UploadProgress as Progress, sendWithProgress } from '#src/api/upload.ts'
import type { UploadProgress as Bar } from '#src/ui/form/upload-progress.tsx'

/** Loaded with the first progress bar; without it the upload continues. */
const UploadProgress = lazy(
  (): Promise<{ default: ComponentType<ComponentProps<typeof Bar>> }> =>
    import('#src/ui/form/upload-progress.tsx').then(
      ({ UploadProgress }) => ({ default: UploadProgress }),
      () => ({ default: () => null }),
    ),
)

const sentAlready = 'Stopped after everything was sent'
const maybeSaved = `${sentAlready}: it may have been saved. Save again to be sure.`

/** Upload size from which a progress bar is shown, in bytes. */
const worthABar = 100_000

/**
 * Tracks the progress of a write with files, and can stop it.
 *
 * @param label name of the action: `Saving the project`
 */
export function useUpload(label: string) {
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef<AbortController>(undefined)
  const key = useRef<string>(undefined)
  /** Whether the last byte was sent: the backend may then have stored everything. */
  const isOut = useRef(false)
  const out: Outgoing = () => {
    stop.current = new AbortController()
    isOut.current = false
    return {
      send: sendWithProgress((next) => {
        isOut.current = next.sent >= next.total
        setProgress(next)
      }),
      signal: stop.current.signal,
      ...(key.current !== undefined && { key: key.current }),
    }
  }
  return {
    /** Argument of the call: `api.projects.create(out)`. */
    out,
    /** Sets the idempotency key of the next call, for a backend that supports keys. */
    setKey: (next: string | undefined) => {
      key.current = next
    },
    /**
     * Waits for the call, and reports if it was stopped.
     *
     * @throws {ApiError} `unanswered` if everything had been sent before the stop; for a creation the caller adds the
     * consequence
     */
    ended: async (write: Promise<void>, isCreation = false) => {
      try {
        await write
      } catch (error) {
        if (!stop.current?.signal.aborted) throw error
        if (isOut.current) throw new ApiError('unanswered', 0, isCreation ? sentAlready : maybeSaved, error)
        throw new Error('Stopped. Nothing was saved, and your entries are still here.')
      } finally {
        setProgress(undefined)
      }
    },
    bar: progress && progress.total > worthABar && (
      <Suspense>
        <UploadProgress label={label} {...progress} onCancel={() => stop.current?.abort()} />
      </Suspense>
    ),
  }
}
