import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react'
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
  const out: Outgoing = () => {
    stop.current = new AbortController()
    return {
      send: uploading(setProgress),
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
    /** Waits for the call, and says so where it was stopped. */
    ended: async (write: Promise<void>) => {
      try {
        await write
      } catch (error) {
        if (!stop.current?.signal.aborted) throw error
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
