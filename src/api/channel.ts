/** Messages to the other tabs of this site. */
export interface Channel<Message> {
  post: (message: Message) => void
  /** Returns how to stop listening. */
  listen: (listener: (message: Message) => void) => () => void
  /** Whether other tabs can be heard at all. */
  isOpen: () => boolean
}

/**
 * A typed BroadcastChannel, opened when it is first used. Where the browser has none or refuses one, tabs hear nothing
 * of each other and each goes on by itself.
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
        // The page is being torn down, or the message cannot be copied: the others go on without it.
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
    isOpen: () => connect() !== undefined,
  }
}
