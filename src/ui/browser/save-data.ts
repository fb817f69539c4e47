import { atom, getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

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
