import { Workbox } from 'workbox-window'

interface Watched {
  address: string
  /** A newer version is installed and waits for its turn. */
  onWaiting: () => unknown
  /** A version has taken the page over. */
  onControlling: () => unknown
}

export interface WatchedWorker {
  /** Looks for a newer version. */
  update: () => Promise<void>
  /** Asks the version that waits to take over. */
  takeOver: () => void
}

/** Pause before an installation that failed is tried again, in milliseconds; doubled each time. */
const shortestBackoff = 10_000
const longestBackoff = 60 * 60_000

/**
 * Registers the worker and reports versions that wait or take over. An installation fails when a file of it does not
 * arrive as the build made it, as happens during a deployment. The browser tries again with the next page that is
 * opened; this does so for a page that stays open.
 */
export async function watchWorker({ address, onWaiting, onControlling }: Watched): Promise<WatchedWorker> {
  let workbox: Workbox | undefined
  let backoff = shortestBackoff

  /** Each attempt has an instance of its own: one registers once, and stops watching after its second update. */
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
    // A browser that refuses has a site without offline files, and there is nothing to be done about it.
    return attempt.register({ immediate: true }).catch(() => undefined)
  }

  const tryLater = () => {
    setTimeout(() => void tryAgain(), backoff)
    backoff = Math.min(backoff * 2, longestBackoff)
  }

  const tryAgain = async () => {
    const registration = await register()
    if (!registration) tryLater()
    // To register again what is registered does not look for a newer version.
    else if (registration.active) await registration.update().catch(tryLater)
  }

  await register()
  return {
    update: async () => workbox?.update(),
    takeOver: () => workbox?.messageSkipWaiting(),
  }
}
