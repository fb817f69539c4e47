import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { saveDataAtom, useSavesData } from '#src/ui/browser/save-data.ts'

/** Switch to save data. Applies at once and is stored; until it is first used, the browser's setting applies. */
export function SaveDataSwitch() {
  const isOn = useSavesData()
  const set = useSetAtom(saveDataAtom)
  const hintId = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the check box itself tells whether it is on
          role="switch"
          checked={isOn}
          onChange={(event) => set(event.target.checked)}
          aria-describedby={hintId}
          className="h-6 w-11 cursor-pointer appearance-none rounded-md border border-edge bg-paper-sunk p-0.5 transition-colors before:block before:h-full before:w-1/2 before:rounded-sm before:bg-ink-soft before:transition-transform checked:border-signal checked:bg-signal checked:before:translate-x-full checked:before:bg-on-signal forced-colors:appearance-auto"
        />
        Save data
      </label>
      <p id={hintId} className="text-ink-soft text-sm">
        Pictures load when you tap them, nothing moves, and nothing is preloaded.
      </p>
    </div>
  )
}
