import type { KeyboardEvent } from 'react'

/** Arrow keys go from row to row while one of them has the focus; Enter follows its link, as links do. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLElement) || !target.matches('[data-row-link]')) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const next = links[links.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
