import { useState } from 'react'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

/** Any text, with the places that the map knows as suggestions; their list comes when the field is gone into. */
export function PlaceInput({ control, value, onChange }: CustomField) {
  const [names, setNames] = useState<string[]>([])
  const list = `${control.id}-places`
  const suggest = () =>
    import('#src/site/company/places.ts').then(
      ({ places }) => setNames(places.map(([name]) => name)),
      // Without them the field takes what is typed.
      () => undefined,
    )
  return (
    <>
      <TextInput
        {...control}
        value={String(value ?? '')}
        list={list}
        autoComplete="off"
        onFocus={suggest}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
