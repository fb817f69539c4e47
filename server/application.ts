import { setTimeout as pause } from 'node:timers/promises'
import { type Backend, createBackend } from '#backend/backend.ts'
import type { Ports } from '#backend/ports/ports.ts'
import { features } from '#src/contract/http/features.ts'
import type { FormReader } from './files/form-reader.ts'
import { type Log, loggable } from './log.ts'

/** Parts of the application: ports, and the server's own services. */
type ApplicationParts = Pick<
  Ports,
  'rows' | 'files' | 'passwords' | 'counters' | 'now' | 'siteUrl' | 'pushKey' | 'system' | 'countError'
> & { form: FormReader; log: Log }

/** Creates the API. The temporary uploads of a request are deleted with it. */
export function createApplication({ form, log, ...ports }: ApplicationParts): Backend {
  const inner = createBackend({
    ...ports,
    pause,
    readForm: form.readForm,
    features,
    hidesDrafts: true,
    reportBug: (error, { requestId }) => log.error({ requestId, ...loggable(error) }, 'call failed'),
  })
  return { handle: (request, caller) => form.within(() => inner.handle(request, caller)) }
}
