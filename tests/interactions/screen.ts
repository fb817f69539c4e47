import type { StoryContext } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { accounts } from '#mocks/accounts.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { type createAppRouter, followSessionEnd } from '#src/router.tsx'
import { followPageChanges } from '#src/site/start/page-change.ts'

/** What presses and types in a story. */
export type Hands = Pick<ReturnType<typeof user.setup>, 'click' | 'dblClick' | 'keyboard' | 'type' | 'clear'>

/** The router and the cache of a story that is a whole page, as the book's preview makes them. */
export function pageOf({ loaded }: Pick<StoryContext, 'loaded'>) {
  const router: ReturnType<typeof createAppRouter> = loaded.router
  const client: QueryClient = loaded.queryClient
  return { router, client }
}

/**
 * What the product does around its screens and the book does not: a call is tried again, here without the pause before
 * that, a new page's heading takes the focus, and the end of a session leads to /login. Returns how to stop.
 */
export function actAsProduct(context: Pick<StoryContext, 'loaded'>): () => void {
  const { router, client } = pageOf(context)
  const { queries } = createQueryClient().getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  // The book's own messages have headings, too: unseen ones, which would get the focus as the first of the document.
  document.body.append(...document.querySelectorAll('.sb-wrapper'))
  followPageChanges(router)
  return followSessionEnd(router)
}

/** The part of the page that is its own. It is another element on the site, at the sign-in and in the dashboard. */
export const main = () => found(document.querySelector('main'), 'main')

/** Every alert of the screen or of a part of it. Asked by the attribute: names of all elements take their time. */
export function alertsIn(part: ParentNode = document): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[role=alert]')]
}

/** Waits for the one alert of a part to say this. */
export async function alertSays(part: ParentNode, says: string | RegExp, why: string): Promise<HTMLElement> {
  return waitFor(() => {
    const [alert, ...others] = alertsIn(part)
    expect(alert?.textContent, why).toMatch(says)
    expect(others, `${why}: nothing else fails`).toEqual([])
    return found(alert, 'alert')
  })
}

/** @throws {Error} when there is none */
export function found<Value>(value: Value | null | undefined, name: string): Value {
  if (value == null) throw new Error(`There is no ${name}`)
  return value
}

/** The refused token has led to /login; signs the same person in again, who is led back. */
export async function signInAgain(hands: Hands): Promise<void> {
  const [, { email, password }] = accounts
  await waitFor(() => expect(alertsIn()[0]).toHaveTextContent('Session expired. Please log in again.'))
  const page = await screen.findByRole('main')
  const login = within(page)
  await hands.type(await login.findByLabelText('Email'), email)
  await hands.type(login.getByLabelText('Password'), password)
  await hands.click(login.getByRole('button', { name: 'Log In' }))
  // What is looked for next is not on the page of the sign-in.
  await waitFor(() => expect(page).not.toBeInTheDocument())
}

/** Matches a text that has this in it, whatever letters it is written with. */
export const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Puts this in place of what a field or an editor holds, as from the keyboard in one stroke. */
export function fill(field: HTMLElement, value: string): void {
  field.focus()
  // What stands in for it can be neither prevented nor undone, and editors would not see it.
  document.execCommand('selectAll')
  document.execCommand('insertText', false, value)
}

/** Types where the cursor of the focused editor stands. */
export function typeOn(text: string): void {
  document.execCommand('insertText', false, text)
}

/** The row of a list that has this text in it, once it is there. */
export function rowWith(text: string): Promise<HTMLElement> {
  return waitFor(() => found(rowsWith(text)[0], text))
}

export function rowsWith(text: string): HTMLElement[] {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr')]
  return rows.filter(({ textContent }) => textContent.includes(text))
}

/** Chooses an entry of a menu: one that opens takes no press yet. */
export async function chooseEntry(hands: Hands, name: string, role = 'menuitem'): Promise<void> {
  const entry = await screen.findByRole(role, { name })
  await waitFor(() => expect(entry).toBeVisible())
  await hands.click(entry)
}

/** Opens the menu of a list's row and chooses an entry of it. */
export async function chooseInRow(hands: Hands, title: string, entry: string): Promise<void> {
  const row = within(await rowWith(title))
  await hands.click(row.getByRole('button', { name: `Actions for ${title}` }))
  await chooseEntry(hands, entry)
}

/**
 * What is uploaded lies in the book's memory, where a picture cannot be loaded from: it stays on the page all the same,
 * as if it had come. Returns how to stop.
 */
export function keepUploads(): () => void {
  const keep = (event: Event) => {
    const { target } = event
    if (target instanceof HTMLImageElement && /\/uploads\/[\da-f]{8}-/.test(target.src))
      event.stopImmediatePropagation()
  }
  window.addEventListener('error', keep, true)
  return () => window.removeEventListener('error', keep, true)
}

export const entryOf = (field: HTMLElement) => ('value' in field ? String(field.value) : field.textContent)
