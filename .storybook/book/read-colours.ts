type Colours = Record<string, string>

/**
 * Reads the colours of both themes from a style sheet like `src/ui/browser/theme.css`, by names without dashes. The
 * first block of tokens is the light theme; `@variant night` contains the changes of the dark one.
 */
export function readColours(text: string): { light: Colours & Named; dark: Colours & Named } {
  const [, block = '', night = ''] =
    /@layer theme \{\s*:root,[^{]*\{([\s\S]*?)@variant night \{([\s\S]*?)\}/.exec(text) ?? []
  const steel = coloursIn(/@layer theme[\s\S]*?:root \{([\s\S]*?)\}/.exec(text)?.[1] ?? '')
  const light = { ...coloursIn(block), ...steel }
  return { light: named(light), dark: named({ ...light, ...coloursIn(night) }) }
}

interface Named {
  ink: string
  'ink-soft': string
  paper: string
  'paper-sunk': string
  line: string
  edge: string
  signal: string
  steel: string
}

function named(colours: Colours): Colours & Named {
  const of = (name: keyof Named) => {
    const colour = colours[name]
    if (!colour) throw new Error(`The theme has no colour --${name}`)
    return colour
  }
  return {
    ...colours,
    ink: of('ink'),
    'ink-soft': of('ink-soft'),
    paper: of('paper'),
    'paper-sunk': of('paper-sunk'),
    line: of('line'),
    edge: of('edge'),
    signal: of('signal'),
    steel: of('steel'),
  }
}

function coloursIn(block: string): Colours {
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g), ([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  )
}

/** Returns the contrast ratio of two colours (#rrggbb), 1 to 21, by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
