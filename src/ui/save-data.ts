import { atom, getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** The person's own switch, kept on the device. */
const switchAtom = atomWithStorage<unknown>('save-data', false, undefined, { getOnInit: true })

/** Whether to load less and move nothing: switched on here, or asked for by the browser. */
const saveDataAtom = atom((get) => get(switchAtom) === true || browserSavesData())

/** The same for code outside React. */
export const savesData = () => getDefaultStore().get(saveDataAtom)

/** Lets the style sheet know. Call it once at start-up. */
export function markSaveData() {
  document.documentElement.toggleAttribute('data-save-data', savesData())
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
