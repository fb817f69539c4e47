import { get, noContent, post } from '#src/contract/http/endpoint.ts'
import { recordOf } from '#src/contract/http/response-shape.ts'
import { systemState } from './record.ts'

/** Content type of a backup. */
export const backupType = 'application/gzip'

/** Calls for super admins. To anyone else, they respond 404. */
export const systemCalls = {
  readSystem: get('/system', {
    response: recordOf(systemState, 'system'),
    failure: 'Failed to fetch the state of the system',
  }),
  /** Responds once the backup has begun. While one is running, starts no other. */
  startBackup: post('/system/backup', { response: noContent, failure: 'Failed to start a backup' }),
  /** Responds with the file of the newest complete backup. */
  downloadBackup: get('/system/backup', {
    response: { ...noContent, contentType: backupType },
    failure: 'Failed to download the backup',
  }),
  /** Sends a mail to the caller's own address. */
  sendTestMail: post('/system/test-mail', { response: noContent, failure: 'Failed to send a test' }),
}
