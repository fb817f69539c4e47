import type { KeyboardEvent } from 'react'

/** Moves between rows with the arrow keys while one has the focus; Enter follows its link. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLElement) || !target.matches('[data-row-link]')) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const index = links.indexOf(target) + step
  const next = index < 0 ? document.querySelector<HTMLElement>('[data-list-filter]') : links[index]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Moves from the text filter to the first row on arrow down. */
export function goToRows(event: KeyboardEvent<HTMLElement>) {
  const first = document.querySelector<HTMLElement>('main [data-row-link]')
  if (event.key !== 'ArrowDown' || !first) return
  event.preventDefault()
  first.focus()
}
