/**
 * Lets the browser answer what waits before long work goes on. By a message, as browsers hold timers back in a tab that
 * nobody sees.
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
