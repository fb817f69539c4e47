/** Ends the current task, so that the browser handles pending events before the next one. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}
