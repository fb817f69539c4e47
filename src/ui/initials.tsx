import { classes } from './classes.ts'

interface InitialsProps {
  name: string
  size?: 'small' | 'regular' | 'large'
}

/** Replacement for a portrait: two letters in a ruled square, always in the same colour for the same name. */
export function Initials({ name, size = 'regular' }: InitialsProps) {
  return (
    <span
      aria-hidden
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-sm font-display font-semibold text-white outline-1 -outline-offset-4 outline-white/35',
        sizes[size],
        colourOf(name),
      )}
    >
      {lettersOf(name)}
    </span>
  )
}

const sizes = {
  small: 'size-8 text-xs',
  regular: 'size-12 text-base',
  large: 'aspect-square w-24 max-w-full text-2xl',
}

/** Steel, its tints and one signal colour. White text has a contrast of at least 4.5:1 on each, in both themes. */
const colours = ['bg-steel', 'bg-[#1d4b62]', 'bg-[#2f6079]', 'bg-[#4a6370]', 'bg-[#9a3412]']

function colourOf(name: string): string | undefined {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return colours[sum % colours.length]
}

function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}
