import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextInput } from './text-input.tsx'

interface DebouncedInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  /** What is in force now; the field follows when something else than its own typing changes it. */
  value: string
  /** How long the typing must rest before `onChange` hears of it, in milliseconds; 0 for at once. */
  debounce: number
  onChange: (value: string) => void
}

/** A search field whose changes are debounced: what hangs on them is not worked out letter by letter. */
export function DebouncedInput({ value, debounce, onChange, ...props }: DebouncedInputProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What was typed before the value changed or the field was left is not sent any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed value is what ends the wait
  useEffect(() => () => clearTimeout(timer.current), [value])
  // Changed by Back, a link or "Clear filters", not by what was typed here: the field follows.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }

  function send(text: string) {
    setSent(text)
    onChange(text)
  }

  return (
    <TextInput
      type="search"
      {...props}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(timer.current)
        if (debounce === 0) send(target.value)
        else timer.current = setTimeout(() => send(target.value.trim()), debounce)
      }}
    />
  )
}
