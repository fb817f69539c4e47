import { useState } from 'react'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

/**
 * Text field with the map's places as suggestions, loaded when the field gets the focus. When the user leaves it, it
 * tells whether the map knows the place.
 */
export function PlaceInput({ control, value, onChange }: CustomField) {
  const [map, setMap] = useState<typeof import('#src/company/places.ts')>()
  const [isLeft, setLeft] = useState(false)
  const list = `${control.id}-places`
  const entered = String(value ?? '')
  return (
    <>
      <TextInput
        {...control}
        value={entered}
        list={list}
        autoComplete="off"
        onFocus={() => {
          setLeft(false)
          import('#src/company/places.ts').then(
            setMap,
            // If the list does not load, the field accepts any text.
            () => undefined,
          )
        }}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {map?.places.map(([name]) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" className="mt-1.5 text-ink-soft text-sm">
        {map && isLeft && entered.trim() && sentenceOf(map.placeNamedIn(entered)?.[0])}
      </p>
    </>
  )
}

const sentenceOf = (place?: string) =>
  place ? `On the map at ${place}.` : 'Not on the map: listed below it.'
