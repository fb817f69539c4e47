export interface TypeStep {
  name: string
  /** Size in pixels at the browser's default text size. */
  phone: number
  desktop: number
  /** Undefined when the dashboard does not use the step. */
  dashboard: number | undefined
  lineHeight: number
}

/**
 * Reads the steps of the type scale from a style sheet like `src/ui/browser/theme.css`: the theme's own, those from
 * 1024 px on, and the dashboard's.
 */
export function readTypeSteps(css: string): TypeStep[] {
  const own = sizesIn(/@theme \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '')
  const wide = sizesIn(/@media \(min-width: 64rem\) \{([\s\S]*?)\}/.exec(css)?.[1] ?? '')
  const dense = sizesIn(/@utility dense \{([\s\S]*?)\n {2}@media/.exec(css)?.[1] ?? '')
  return Object.entries(own).map(([name, phone]) => {
    const lineHeight = Number(new RegExp(`--${name}--line-height: ([\\d.]+);`).exec(css)?.[1])
    return { name, phone, desktop: wide[name] ?? phone, dashboard: dense[name], lineHeight }
  })
}

function sizesIn(block: string): Record<string, number> {
  return Object.fromEntries(
    Array.from(block.matchAll(/--(text-\w+): (?:min\()?([\d.]+)rem/g), ([, name = '', rem]) => [
      name,
      Math.round(Number(rem) * 160) / 10,
    ]),
  )
}
