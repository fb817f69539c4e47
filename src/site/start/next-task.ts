/** Ends the task that is under way: before the next one the browser answers what was pressed. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}
