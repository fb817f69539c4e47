const [asked, ask] = signal()
const [answered, answer] = signal()

/** Signals between the first dashboard screen and the code that reads its cached data. */
export const firstScreen = {
  ask,
  /** Settles when the screen's loaders have requested their data. */
  asked,
  answer,
  /** Settles when the requested data that the device has is in memory; of a long list, its first page. */
  answered,
}

function signal(): [settled: Promise<void>, settle: () => void] {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  return [settled, settle]
}
