import { useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

interface ViewNameProps {
  label: string
  button: string
  name?: string
  onName: (name: string) => void
}

/** Asks for the name of a view; one that is empty is not taken. */
export function ViewName({ label, button, name = '', onName }: ViewNameProps) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  return (
    <form
      className="flex min-w-0 flex-1 flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = typed.trim()
        if (!wanted) return
        onName(wanted)
        setTyped('')
      }}
    >
      <div className="min-w-40 flex-1">
        <label htmlFor={id} className="mb-1 block font-semibold">
          {label}
        </label>
        <TextInput
          id={id}
          required
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  )
}
