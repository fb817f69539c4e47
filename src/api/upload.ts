import type { Send } from './send.ts'

/** Progress of a request body in bytes. The total exceeds the files by the multipart overhead. */
export interface UploadProgress {
  sent: number
  total: number
}

/**
 * Sends like `fetch`, but with upload progress, which only XMLHttpRequest reports. The rest of the call stays with
 * `request`.
 *
 *     request(applications.endpoints.create, { audience, input, signal, send: uploading(setProgress) })
 */
export function sendWithProgress(onProgress: (progress: UploadProgress) => void): Send {
  return async (address, { method, headers, body, signal }, renew) => {
    signal.throwIfAborted()
    const call = new XMLHttpRequest()
    call.open(method, address)
    // Raw bytes: `request` parses every body in one place.
    call.responseType = 'arraybuffer'
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => {
      renew()
      onProgress({ sent: loaded, total })
    }
    call.onprogress = renew
    const stop = () => call.abort()
    signal.addEventListener('abort', stop)
    try {
      await new Promise((resolve, reject) => {
        call.onload = resolve
        call.onerror = () => reject(new TypeError('The connection broke while sending'))
        call.onabort = () => reject(signal.reason)
        call.send(body ?? null)
      })
    } finally {
      signal.removeEventListener('abort', stop)
    }
    return responseOf(call)
  }
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':')
    if (name) headers.append(name, value.join(':'))
  }
  // A Response with one of these statuses must not have a body, not even an empty one.
  const body = [204, 205, 304].includes(call.status) ? null : call.response
  return new Response(body, { status: call.status, statusText: call.statusText, headers })
}
