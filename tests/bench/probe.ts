import type { Page } from 'playwright'

/** Measurements in a page. Times are milliseconds since its navigation began. */
interface Probe {
  /** Time when the page's heading is in the document. */
  heading: Promise<number>
  /** Time of the frame with the first record of a list. */
  firstRow: Promise<number>
  /** Longest read from IndexedDB before the first row, until its value is usable. */
  read: { took: number; until: number }
  /** Milliseconds from a key press to the frame that changes the rows, their count, or that of the palette. */
  keystroke: Promise<number>
  /** Starts to watch for a key press. Call it before each. */
  awaitKeystroke: () => void
  /** Clock time of the last click, in milliseconds. */
  clickedAt: number
  /** Longest task that ended after the last click. Browsers report none below 50 ms. */
  longestTask: number
}

declare global {
  interface Window {
    bench: Probe
  }
}

/** Selectors of the watched elements. */
interface Marks {
  /** Record in a list. */
  row: string
  /** Elements that change when a filter has been applied. */
  shownIn: string[]
}

/** Link of a record; the count of a list, its first row, and the count of the palette. */
const ownMarks: Marks = {
  row: 'tbody tr a[href]',
  shownIn: ['p:has(+ nav[aria-label="Pagination"])', 'tbody tr', 'dialog [role=status]'],
}

/** Makes every document of a page measure itself from its start. */
export async function measureItself(page: Page, marks = ownMarks): Promise<void> {
  await page.addInitScript(install, marks)
}

/** Runs in the page, so it contains everything that it needs. */
function install({ row, shownIn }: Marks) {
  window.bench = {
    heading: appearance('h1', (tell) => tell(performance.now())),
    firstRow: appearance(row, afterFrame),
    read: { took: 0, until: 0 },
    keystroke: Promise.resolve(0),
    awaitKeystroke,
    clickedAt: 0,
    longestTask: 0,
  }
  watchReads()
  watchTasks()

  function appearance(selector: string, moment: (tell: (moment: number) => void) => void): Promise<number> {
    return new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return
        watcher.disconnect()
        moment(resolve)
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document, { childList: true, subtree: true })
      look()
    })
  }

  /** Reports after the frame's style, layout, and paint: the message arrives after them. */
  function afterFrame(tell: (moment: number) => void) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell(performance.now())
      port2.postMessage(undefined)
    })
  }

  function awaitKeystroke() {
    window.bench.keystroke = new Promise((resolve) => {
      const before = shown()
      const begin = ({ timeStamp }: KeyboardEvent) => {
        const watcher = new MutationObserver(() => {
          if (shown() === before) return
          watcher.disconnect()
          afterFrame((moment) => resolve(moment - timeStamp))
        })
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
      }
      window.addEventListener('keydown', begin, { capture: true, once: true })
    })
  }

  function shown(): string {
    return shownIn.map((selector) => document.querySelector(selector)?.textContent).join(' ')
  }

  function watchReads() {
    const { getAll, get } = IDBObjectStore.prototype
    const timed = <Value>(request: IDBRequest<Value>) => {
      const start = performance.now()
      request.addEventListener('success', () => {
        // The value is decoded only on access.
        void request.result
        const until = performance.now()
        // Later reads check for newer data before a write.
        if (document.querySelector(row)) return
        if (until - start > window.bench.read.took) window.bench.read = { took: until - start, until }
      })
      return request
    }
    IDBObjectStore.prototype.getAll = function (...asked) {
      return timed(getAll.apply(this, asked))
    }
    IDBObjectStore.prototype.get = function (...asked) {
      return timed(get.apply(this, asked))
    }
  }

  function watchTasks() {
    const begin = ({ timeStamp }: Event) => {
      window.bench.clickedAt = performance.timeOrigin + timeStamp
      window.bench.longestTask = 0
    }
    window.addEventListener('click', begin, { capture: true })
    new PerformanceObserver((list) => {
      const since = window.bench.clickedAt - performance.timeOrigin
      for (const { startTime, duration } of list.getEntries())
        if (startTime + duration >= since)
          window.bench.longestTask = Math.max(window.bench.longestTask, duration)
    }).observe({ type: 'longtask' })
  }
}
