import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextInput } from './text-input.tsx'

interface DebouncedInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  /** Current value. The field follows when something other than its own typing changes it. */
  value: string
  /** Pause in typing before `onChange` is called, in milliseconds; 0 for at once. */
  debounce: number
  onChange: (value: string) => void
}

/** A search field with a debounced `onChange`, so that results are not computed on every keystroke. */
export function DebouncedInput({ value, debounce, onChange, ...props }: DebouncedInputProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // When the value changes or the field unmounts, do not report text typed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed value is what ends the wait
  useEffect(() => () => clearTimeout(timer.current), [value])
  // When Back, a link or "Clear filters" changes the value, the field follows.
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
