import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { writing } from '#src/api/crud.ts'
import { request } from '#src/api/request.ts'
import { type UploadProgress, uploading } from '#src/api/upload.ts'
import { type applicationInput, applications } from '#src/contract/applications.ts'

type Entered = z.output<typeof applicationInput>

/** Sends an application with its file: how far that is, and how to stop it. */
export function useSending(onSent: () => void) {
  const [progress, setProgress] = useState<UploadProgress>()
  const attempt = useRef<AbortController>(undefined)
  const { mutateAsync } = useMutation(
    writing([applications.name, 'create'], (input: Entered) =>
      request(applications.endpoints.create, {
        audience: 'visitor',
        input,
        send: uploading(setProgress),
        ...(attempt.current && { signal: attempt.current.signal }),
      }),
    ),
  )
  async function send(entered: Entered) {
    const taken = new AbortController()
    attempt.current = taken
    setProgress({ sent: 0, total: 0 })
    try {
      await mutateAsync(entered)
      onSent()
    } catch (error) {
      // A promise that was kept would tell the form that its entries are safe.
      throw taken.signal.aborted ? new Error(String(taken.signal.reason)) : error
    } finally {
      setProgress(undefined)
    }
  }
  function cancel() {
    const isOut = progress !== undefined && progress.total > 0 && progress.sent >= progress.total
    attempt.current?.abort(isOut ? sentences.late : sentences.early)
  }
  return { send, progress, cancel }
}

const kept = 'Everything that you entered is still here, your resume included.'
const sentences = {
  early: `Sending was cancelled. ${kept}`,
  late: `Sending was cancelled, yet all of it had gone out: your application may have arrived. ${kept}`,
}
