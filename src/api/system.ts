import { queryOptions } from '@tanstack/react-query'
import { backupType, systemCalls } from '#src/contract/system/calls.ts'
import { ApiError } from './api-error.ts'
import { request } from './call/request.ts'
import { writeOptions } from './crud.ts'
import type { Send } from './send.ts'

const audience = 'staff'

/** Calls about the server. Only for a backend that lists the feature `system`, and for super admins. */
export const system = {
  /** Refetches every second while a backup is running. Never cached on the device. */
  read: () =>
    queryOptions({
      queryKey: ['system', audience],
      queryFn: ({ signal }) => request(systemCalls.readSystem, { audience, signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.backup.isRunning ? 1000 : false),
    }),
  startBackup: () =>
    writeOptions<void>(['system', 'backup'], () => request(systemCalls.startBackup, { audience })),
  sendTestMail: () =>
    writeOptions<void>(['system', 'test-mail'], () => request(systemCalls.sendTestMail, { audience })),
}

/**
 * Downloads the newest complete backup, with the token in the header.
 *
 * @param onProgress called with the number of received bytes
 */
export async function downloadBackup(
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  let file: Blob | undefined
  const send: Send = async (address, sent, renew) => {
    const response = await fetch(address, sent)
    const { body, headers } = response
    if (!response.ok || !body || headers.get('content-type') !== backupType) return response
    const parts: BlobPart[] = []
    let received = 0
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      renew()
      parts.push(value)
      received += value.length
      onProgress(received)
    }
    file = new Blob(parts, { type: backupType })
    return new Response(null, { headers })
  }
  await request(systemCalls.downloadBackup, { audience, signal, send })
  if (!file) throw new ApiError('unreadable', 200, systemCalls.downloadBackup.failure.staff)
  return file
}
