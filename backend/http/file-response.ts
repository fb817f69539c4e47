import type { BackupFile } from '#backend/ports/system.ts'
import { backupType } from '#src/contract/system/calls.ts'
import { jsonHeaders } from './response.ts'

/** Streams a backup as a download. */
export async function fileResponse({ name, size, body }: BackupFile, isHead: boolean): Promise<Response> {
  if (isHead) await body.cancel()
  return new Response(isHead ? null : body, {
    headers: {
      ...jsonHeaders,
      'content-type': backupType,
      'content-length': String(size),
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
