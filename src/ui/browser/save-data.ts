import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { createContext, use } from 'react'
import { hydratedSource, useHydrated } from './hydrated.ts'
import { store } from './store.ts'

/** The user's own setting, stored on the device. */
const switchAtom = atomWithStorage<unknown>('save-data', null, undefined, { getOnInit: true })

/** Whether to load less and move nothing. The user's setting decides; without one, the browser's. */
export const saveDataAtom = atom(
  (get) => {
    const setting = get(switchAtom)
    return typeof setting === 'boolean' ? setting : browserSavesData()
  },
  (_get, set, on: boolean) => {
    set(switchAtom, on)
  },
)

/** Whether the document was server-rendered for a browser that asked to save data. */
export const ServerSaveData = createContext(false)

/** Returns the same for components; until hydration, the value that the document was rendered with. */
export const useSavesData = (): boolean => useHydrated(saveData, use(ServerSaveData))

const saveData = hydratedSource(saveDataAtom)

/** Returns the same for code outside React. */
export const savesData = () => store.get(saveDataAtom)

/** Mirrors the setting, also changes from other tabs, to an attribute for style sheets. Call it once at start-up. */
export function watchSaveData() {
  const mark = () => document.documentElement.toggleAttribute('data-save-data', savesData())
  mark()
  store.sub(saveDataAtom, mark)
}

/** Reads the browser's own setting. Only Chromium exposes it. */
function browserSavesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
