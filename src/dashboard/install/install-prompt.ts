import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { store } from '#src/ui/browser/store.ts'

/** Chromium's own event, which the standard types lack. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>
}

/** Install offer of the browser, until it is used: each works once. */
export const installAtom = atom<{ event: InstallEvent } | undefined>(undefined)

/** Whether the app was installed while this page was open. */
export const installedAtom = atom(false)

/** Number of visits with an offer, and whether the user dismissed it. */
const storedOfferAtom = atomWithStorage<unknown>('install-offer', null, undefined, { getOnInit: true })

/** Whether the page shows the offer automatically: not at the first visit, and not after "Not now". */
export const offersInstallAtom = atom(
  (get) => {
    const { visits, isDismissed } = offerOf(get(storedOfferAtom))
    return get(installAtom) !== undefined && visits > 1 && !isDismissed
  },
  (get, set, _choice: 'dismissed') =>
    set(storedOfferAtom, { ...offerOf(get(storedOfferAtom)), isDismissed: true }),
)

/** Stores the browser's install offer for our own buttons. */
export function watchInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    const offer = offerOf(store.get(storedOfferAtom))
    if (!store.get(installAtom)) store.set(storedOfferAtom, { ...offer, visits: offer.visits + 1 })
    // Cast: only this event has the name; see the interface above.
    store.set(installAtom, { event: event as InstallEvent })
  })
  window.addEventListener('appinstalled', () => {
    store.set(installAtom, undefined)
    store.set(installedAtom, true)
  })
}

function offerOf(offer: unknown): { visits: number; isDismissed: boolean } {
  const { visits, isDismissed } = Object(offer)
  return { visits: typeof visits === 'number' ? visits : 0, isDismissed: isDismissed === true }
}
