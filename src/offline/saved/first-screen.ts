const [asked, ask] = signal()
const [answered, answer] = signal()

/** The dashboard screen that a page starts with, and what opens the device's answers for it. */
export const firstScreen = {
  ask,
  /** Settles when the screen's loaders have asked for what they need. */
  asked,
  answer,
  /** Settles when all of that which the device has is in memory; of a long list, its first page. */
  answered,
}

function signal(): [settled: Promise<void>, settle: () => void] {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  return [settled, settle]
}
