import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { CustomField } from './form-field.tsx'
import { useStillPress } from './use-still-press.ts'

interface ChipsInputProps extends Pick<CustomField, 'control' | 'value' | 'onChange'> {
  placeholder?: string
}

/**
 * Several short texts, such as names or tags. Enter, a comma or leaving the field makes a chip of the typed text; a
 * pasted list makes one chip per entry. For a form's `Field`:
 *
 *     <Field name="tags" label="Tags">{(field) => <ChipsInput {...field} />}</Field>
 */
export function ChipsInput({ control, value, onChange, placeholder }: ChipsInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [announcement, announce] = useState('')
  const stored = Array.isArray(value) ? value.filter((chip) => typeof chip === 'string') : []
  const chips = [...new Set(stored)]
  const { still, focused, left } = useStillPress<{ chips: string[]; typed: string }>()
  const visible = still ?? { chips, typed }

  function add(text: string) {
    const added = entriesOf(text, chips)
    setTyped('')
    if (added.length === 0) return
    onChange([...chips, ...added])
    announce(`${added.join(', ')} added`)
  }

  function remove(chip: string) {
    onChange(chips.filter((other) => other !== chip))
    announce(`${chip} removed`)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter also ends a word in an input method.
    if (event.nativeEvent.isComposing) return
    const last = chips.at(-1)
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault()
      // Put the last chip back into the field for correction.
      setTyped(last)
      onChange(chips.slice(0, -1))
      announce(`${last} removed`)
    }
  }

  return (
    <div className="flex flex-col gap-2">
      {visible.chips.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {visible.chips.map((chip) => (
            <li
              key={chip}
              className="flex max-w-full items-center rounded-md border border-line bg-paper-sunk pl-3"
            >
              <span className="wrap-anywhere min-w-0 py-1">{chip}</span>
              <IconButton label={`Remove ${chip}`} icon={X} onClick={() => remove(chip)} />
            </li>
          ))}
        </ul>
      )}
      <TextInput
        {...control}
        ref={input}
        // A chip is required, not text in the field.
        required={control.required && chips.length === 0}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="enter"
        value={visible.typed}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          // A single-line field would join the lines.
          if (!pasted.includes('\n')) return
          event.preventDefault()
          add(`${typed}${pasted}`)
        }}
        onFocus={focused}
        onBlur={() => {
          left(visible)
          add(typed)
        }}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** Returns the entries of a text that are not chips yet, each once, ignoring case. */
function entriesOf(text: string, chips: string[]): string[] {
  const lowerChips = new Set(chips.map((chip) => chip.toLowerCase()))
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => {
      const isNew = entry !== '' && !lowerChips.has(entry.toLowerCase())
      lowerChips.add(entry.toLowerCase())
      return isNew
    })
}
