import { atom, getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** Chromium's own event; the standard library of types does not have it. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>
}

/** The browser's offer to install, until it is taken: each can be taken once. */
export const installAtom = atom<{ event: InstallEvent } | undefined>(undefined)

/** The app was installed while this page was open. */
export const installedAtom = atom(false)

/** How often the browser has offered it, once a visit, and whether it was dismissed. */
const keptAtom = atomWithStorage<unknown>('install-offer', null, undefined, { getOnInit: true })

/** Whether the page offers it by itself: not at the first visit, and not after "Not now". */
export const offersInstallAtom = atom(
  (get) => {
    const { visits, isDismissed } = keptOf(get(keptAtom))
    return get(installAtom) !== undefined && visits > 1 && !isDismissed
  },
  (get, set, _answer: 'dismissed') => set(keptAtom, { ...keptOf(get(keptAtom)), isDismissed: true }),
)

/** Keeps the browser's offer to install for our own buttons. */
export function watchInstall() {
  const store = getDefaultStore()
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    const kept = keptOf(store.get(keptAtom))
    if (!store.get(installAtom)) store.set(keptAtom, { ...kept, visits: kept.visits + 1 })
    // Only this event carries the name; see the interface above.
    store.set(installAtom, { event: event as InstallEvent })
  })
  window.addEventListener('appinstalled', () => {
    store.set(installAtom, undefined)
    store.set(installedAtom, true)
  })
}

function keptOf(kept: unknown): { visits: number; isDismissed: boolean } {
  const { visits, isDismissed } = Object(kept)
  return { visits: typeof visits === 'number' ? visits : 0, isDismissed: isDismissed === true }
}
