import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/**
 * Checks that filled controls, badges, dots, selected rows, bars, and logos stay visible in forced colours, where the
 * browser drops backgrounds: each needs an edge, an outline, or a fill. Checks light and dark colours. `what` names the
 * state.
 */
export async function expectSeenInForcedColours(page: Page, what: string) {
  await page.evaluate(noteFilled)
  const unseen: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const element of await page.evaluate(findUnseen)) unseen.push(`${what}, ${colorScheme}: ${element}`)
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  expect.soft(unseen).toEqual([])
}

interface Noting extends Window {
  filledElements?: Element[]
}

/** Runs in the page. Collects the elements that only their own fill distinguishes. */
function noteFilled() {
  const isOpaque = (colour: string) => !/^transparent$|[,/] 0\)$/.test(colour)
  const fillOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (isOpaque(backgroundColor)) return backgroundColor
    }
    return ''
  }
  const chosen =
    ':is(a, button, [role=option]):is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]), [data-ticked]'
  const control = 'button, summary, [role=switch], [role=option]'
  const noting: Noting = window
  noting.filledElements = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.matches(chosen) || element.matches('img[src*=on-dark], svg[data-bar] > rect')) return true
    const { width, height } = element.getBoundingClientRect()
    const isSmall =
      height <= 56 && width <= 240 && !element.matches(':has(input), :is(table, [data-skeleton], svg) *')
    if (width < 2 || height < 2 || !(isSmall || element.matches(control))) return false
    const { backgroundColor, borderTopWidth } = getComputedStyle(element)
    return (
      isOpaque(backgroundColor) &&
      Number.parseFloat(borderTopWidth) === 0 &&
      fillOf(element) !== fillOf(element.parentElement)
    )
  })
}

/** Runs in the page. Returns the collected elements that look like their surroundings. */
function findUnseen(): string[] {
  const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const lightness = (colour: string): number => {
    if (!painter) throw new Error('The browser cannot draw')
    painter.fillStyle = colour
    painter.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...painter.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [darker = 0, lighter = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }
  const probe = document.createElement('span')
  probe.style.color = 'Canvas'
  document.body.append(probe)
  const canvas = getComputedStyle(probe).color
  probe.remove()
  const isSeen = (element: Element): boolean => {
    const style = getComputedStyle(element)
    // Behind text in forced colours, the browser paints a backplate in the page's colour.
    const behind = style.forcedColorAdjust === 'none' ? style.backgroundColor : canvas
    if (element.textContent && contrast(style.color, behind) < 3) return false
    // A drawing for steel needs a dark plate, and an uploaded logo the white one that it was made for.
    if (element.matches('img[src*=on-dark]')) return lightness(style.backgroundColor) < 0.1
    if (element.matches('img')) return lightness(style.backgroundColor) > 0.9
    if (element.matches('rect'))
      return [style.fill, style.stroke].some((paint) => paint !== 'none' && contrast(paint, canvas) >= 3)
    if (style.outlineStyle !== 'none' && contrast(style.outlineColor, canvas) >= 3) return true
    if (style.appearance !== 'none' && element.matches('input')) return true
    const edges = [style.borderTopWidth, style.borderBottomWidth].some(
      (width) => Number.parseFloat(width) >= 1,
    )
    if (edges && contrast(style.borderTopColor, canvas) >= 3) return true
    return contrast(style.backgroundColor, canvas) >= 3
  }
  const noting: Noting = window
  return (noting.filledElements ?? [])
    .filter((element) => element.isConnected && element.checkVisibility() && !isSeen(element))
    .map((element) => element.outerHTML.slice(0, 160))
}
