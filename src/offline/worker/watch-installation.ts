/** What is asked of a worker and its registration. */
type Installing = Pick<ServiceWorker, 'state' | 'addEventListener'>
interface Registration {
  readonly installing: Installing | null
  readonly waiting: object | null
  readonly active: object | null
  update: () => Promise<unknown>
  addEventListener: (type: 'updatefound', listener: () => void) => void
}

interface Watched {
  /** Registers the worker; undefined where the browser refuses or its script does not arrive. */
  register: () => Promise<Registration | undefined>
  /** A newer version is installed and waits for its turn. */
  onWaiting: () => unknown
}

/** Before an installation that failed is tried again, in milliseconds; doubled each time. */
const shortestBackoff = 10_000
const longestBackoff = 60 * 60_000

/**
 * Registers the worker and tells of versions that wait. An installation fails when a file of it is not answered as the
 * build made it, as happens while a deployment is under way; the browser tries again when the next page is opened,
 * and this does for a page that stays open.
 */
export async function watchInstallation({ register, onWaiting }: Watched): Promise<void> {
  const known = new WeakSet<object>()
  let backoff = shortestBackoff

  const begin = async () => {
    const registration = await register()
    // A first installation that fails takes its registration along: the next one is another.
    if (!registration || known.has(registration)) return registration
    known.add(registration)
    if (registration.waiting) onWaiting()
    const follow = () => registration.installing && followWorker(registration, registration.installing)
    registration.addEventListener('updatefound', follow)
    follow()
    return registration
  }

  const followWorker = (registration: Registration, worker: Installing) => {
    if (known.has(worker)) return
    known.add(worker)
    let isInstalled = false
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        isInstalled = true
        backoff = shortestBackoff
        if (registration.active) onWaiting()
      } else if (worker.state === 'redundant' && !isInstalled) tryLater()
    })
  }

  const tryLater = () => {
    setTimeout(tryAgain, backoff)
    backoff = Math.min(backoff * 2, longestBackoff)
  }

  const tryAgain = async () => {
    const registration = await begin()
    // To register again what is registered does not look for a newer version.
    const hasAsked = registration?.active
      ? await registration.update().then(
          () => true,
          () => false,
        )
      : registration !== undefined
    if (!hasAsked) tryLater()
  }

  await begin()
}
