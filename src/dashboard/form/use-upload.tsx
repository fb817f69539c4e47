import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import type { Outgoing } from '#src/api/crud.ts'
import { type UploadProgress as Progress, uploading } from '#src/api/upload.ts'
import type { UploadProgress as Bar } from '#src/ui/form/upload-progress.tsx'

/** Fetched with the first bar; without it the upload goes on all the same. */
const UploadProgress = lazy(
  (): Promise<{ default: ComponentType<ComponentProps<typeof Bar>> }> =>
    import('#src/ui/form/upload-progress.tsx').then(
      ({ UploadProgress }) => ({ default: UploadProgress }),
      () => ({ default: () => null }),
    ),
)

const sentAlready = 'Stopped after everything was sent'
const maybeSaved = `${sentAlready}: it may have been saved. Save again to be sure.`

/** Bytes from which on a bar is worth its room. */
const worthABar = 100_000

/**
 * A write whose files may take their time: how far it is, and the way to stop it.
 *
 * @param label what is under way: `Saving the project`
 */
export function useUpload(label: string) {
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef<AbortController>(undefined)
  const key = useRef<string>(undefined)
  /** The last byte has gone out: nobody knows any more whether the backend has it all. */
  const isOut = useRef(false)
  const out: Outgoing = () => {
    stop.current = new AbortController()
    isOut.current = false
    return {
      send: uploading((next) => {
        isOut.current = next.sent >= next.total
        setProgress(next)
      }),
      signal: stop.current.signal,
      ...(key.current !== undefined && { key: key.current }),
    }
  }
  return {
    /** For the call: `api.projects.create(out)`. */
    out,
    /** Under which the next call is stored once, where the backend takes keys. */
    setKey: (next: string | undefined) => {
      key.current = next
    },
    /**
     * Waits for the call, and says so where it was stopped.
     *
     * @throws {ApiError} `unanswered` where everything had been sent before that; of a creation the caller says what
     *   becomes of it
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
