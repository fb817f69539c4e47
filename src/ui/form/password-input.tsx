import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

/** A password field with a button that shows the text. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [isVisible, setVisible] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={isVisible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-12"
      />
      <IconButton
        label={isVisible ? 'Hide password' : 'Show password'}
        icon={isVisible ? EyeOff : Eye}
        onClick={() => setVisible(!isVisible)}
        className="absolute inset-y-0 right-0"
      />
    </span>
  )
}
