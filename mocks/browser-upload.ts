/** Emulates XMLHttpRequest for uploads, on top of the emulated `fetch`: half of the bytes are sent at once. */
export class BrowserUpload {
  status = 0
  statusText = ''
  responseType = ''
  response: ArrayBuffer | null = null
  upload: { onprogress?: (progress: ProgressEvent) => void } = {}
  onprogress?: () => void
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  #method = ''
  #address = ''
  #sent = new Headers()
  #received = new Headers()
  #stop = new AbortController()

  open(method: string, address: string) {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(name: string, value: string) {
    this.#sent.append(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  abort() {
    this.#stop.abort()
    this.onabort?.()
  }

  send(body: BodyInit | null) {
    void this.#respond(body)
  }

  async #respond(body: BodyInit | null) {
    const { signal } = this.#stop
    const total = (await new Response(body).blob()).size
    try {
      this.#reportProgress(Math.round(total / 2), total)
      const response = await fetch(this.#address, { method: this.#method, headers: this.#sent, body, signal })
      this.#reportProgress(total, total)
      this.status = response.status
      this.#received = response.headers
      this.response = await response.arrayBuffer()
    } catch {
      if (!signal.aborted) this.onerror?.()
      return
    }
    this.onload?.()
  }

  #reportProgress(loaded: number, total: number) {
    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))
  }
}
