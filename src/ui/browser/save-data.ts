import { atom, getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { createContext, use } from 'react'
import { hydratedSource, useHydrated } from './hydrated.ts'

/** The person's own switch, kept on the device. */
const switchAtom = atomWithStorage<unknown>('save-data', null, undefined, { getOnInit: true })

/** Whether to load less and move nothing. The person's own switch decides; before it was touched, the browser does. */
export const saveDataAtom = atom(
  (get) => {
    const chosen = get(switchAtom)
    return typeof chosen === 'boolean' ? chosen : browserSavesData()
  },
  (_get, set, on: boolean) => {
    set(switchAtom, on)
  },
)

/** Whether a document was drawn for somebody who saves data, as the browser asked for it. */
export const DrawnSavingData = createContext(false)

/** The same for components: as the document was drawn, until the page is hydrated. */
export const useSavesData = (): boolean => useHydrated(saveData, use(DrawnSavingData))

const saveData = hydratedSource(saveDataAtom)

/** The same for code outside React. */
export const savesData = () => getDefaultStore().get(saveDataAtom)

/** Lets the style sheet know, now and whenever it is changed, also in another tab. Call it once at start-up. */
export function watchSaveData() {
  const mark = () => document.documentElement.toggleAttribute('data-save-data', savesData())
  mark()
  getDefaultStore().sub(saveDataAtom, mark)
}

/** Chromium only; other browsers do not tell. */
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
