import { Workbox } from 'workbox-window'

interface Watched {
  address: string
  /** Called when a newer version is installed and waits. */
  onWaiting: () => unknown
  /** Called when a version has taken control of the page. */
  onControlling: () => unknown
}

export interface WatchedWorker {
  /** Checks for a newer version. */
  update: () => Promise<void>
  /** Asks the waiting version to take control. */
  takeOver: () => void
}

/** Pause before a failed installation is tried again, in milliseconds; doubled each time. */
const shortestBackoff = 10_000
const longestBackoff = 60 * 60_000

/**
 * Registers the worker and reports versions that wait or take control. An installation fails if a file does not arrive
 * as the build made it, as happens during a deployment. The browser retries with the next page that is opened; this
 * function retries for a page that stays open.
 */
export async function watchWorker({ address, onWaiting, onControlling }: Watched): Promise<WatchedWorker> {
  let workbox: Workbox | undefined
  let backoff = shortestBackoff

  /** Each attempt needs its own instance: one registers once, and stops watching after its second update. */
  const register = async () => {
    const attempt = new Workbox(address)
    workbox = attempt
    const { controller } = navigator.serviceWorker
    const installed = new Set<object | null>([controller])
    const listen = (
      type: 'installed' | 'waiting' | 'controlling' | 'redundant',
      react: (worker: object) => unknown,
    ) => attempt.addEventListener(type, ({ sw = attempt }) => attempt === workbox && react(sw))
    listen('installed', (worker) => {
      installed.add(worker)
      backoff = shortestBackoff
    })
    listen('waiting', onWaiting)
    listen('controlling', onControlling)
    listen('redundant', (worker) => !installed.has(worker) && tryLater())
    // A browser that rejects workers has a site without offline files; that cannot be changed.
    return attempt.register({ immediate: true }).catch(() => undefined)
  }

  const tryLater = () => {
    setTimeout(() => void tryAgain(), backoff)
    backoff = Math.min(backoff * 2, longestBackoff)
  }

  const tryAgain = async () => {
    const registration = await register()
    if (!registration) tryLater()
    // Registering again does not check for a newer version.
    else if (registration.active) await registration.update().catch(tryLater)
  }

  await register()
  return {
    update: async () => workbox?.update(),
    takeOver: () => workbox?.messageSkipWaiting(),
  }
}
