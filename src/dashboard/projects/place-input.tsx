import { useState } from 'react'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

/**
 * Any text, with the places that the map knows as suggestions; their list comes when the field is gone into. Left again,
 * it says whether the map knows what was entered.
 */
export function PlaceInput({ control, value, onChange }: CustomField) {
  const [names, setNames] = useState<string[]>([])
  const [known, setKnown] = useState('')
  const list = `${control.id}-places`
  const entered = String(value ?? '')
  // Without their file the field takes what is typed.
  const load = () => import('#src/site/company/places.ts').catch(() => undefined)
  return (
    <>
      <TextInput
        {...control}
        value={entered}
        list={list}
        autoComplete="off"
        onFocus={() => void load().then((file) => setNames(file?.places.map(([name]) => name) ?? []))}
        onBlur={() => void load().then((file) => file && setKnown(sentenceOf(entered, file.placeNamedIn)))}
        onChange={(event) => {
          setKnown('')
          onChange(event.target.value)
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" className="mt-1.5 text-ink-soft text-sm">
        {known}
      </p>
    </>
  )
}

function sentenceOf(
  entered: string,
  placeNamedIn: (text: string) => readonly [string, ...unknown[]] | undefined,
) {
  if (entered.trim() === '') return ''
  const place = placeNamedIn(entered)
  return place ? `On the map at ${place[0]}.` : 'Not on the map: listed below it.'
}
