/**
 * Lets the browser handle pending events before long work continues. Uses a message channel, because browsers throttle
 * timers in background tabs.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
