/** Messages to the other tabs of this site. */
export interface Channel<Message> {
  post: (message: Message) => void
  /** Returns a function that stops listening. */
  listen: (listener: (message: Message) => void) => () => void
}

/**
 * Creates a typed BroadcastChannel, opened on first use. If the browser has none or blocks it, each tab works on its
 * own.
 *
 *     const channel = openChannel<{ type: 'changed' }>('kept-files')
 */
export function openChannel<Message>(name: string): Channel<Message> {
  const listeners = new Set<(message: Message) => void>()
  let port: BroadcastChannel | undefined
  let isRefused = false

  function connect(): BroadcastChannel | undefined {
    if (port || isRefused) return port
    try {
      port = new BroadcastChannel(name)
      port.onmessage = ({ data }: MessageEvent<Message>) => {
        for (const listener of listeners) listener(data)
      }
    } catch {
      isRefused = true
    }
    return port
  }

  return {
    post: (message) => {
      try {
        connect()?.postMessage(message)
      } catch {
        // The page is closing, or the message cannot be cloned: continue without it.
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      connect()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        port?.close()
        port = undefined
      }
    },
  }
}
