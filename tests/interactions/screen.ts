import type { StoryContext } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { accounts } from '#mocks/accounts.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { type createDashboardRouter, followSessionEnd } from '#src/dashboard/boot/router.tsx'
import { endDraftsWithSession } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { followPageChanges } from '#src/site/boot/page-change.ts'

/** User events in a story. */
export type Hands = Pick<ReturnType<typeof user.setup>, 'click' | 'dblClick' | 'keyboard' | 'type' | 'clear'>

/** Returns the router and the cache of a whole-page story, as Storybook's preview creates them. */
export function pageOf({ loaded }: Pick<StoryContext, 'loaded'>) {
  const router: ReturnType<typeof createDashboardRouter> = loaded.router
  const client: QueryClient = loaded.queryClient
  return { router, client }
}

/**
 * Adds the product's behaviour around screens that Storybook lacks: retries, here without a pause, focus on a new
 * page's heading, the end of drafts, and /login at the end of a session. Returns a function that stops it.
 */
export function actAsProduct(context: Pick<StoryContext, 'loaded'>): () => void {
  const { router, client } = pageOf(context)
  const { queries } = createQueryClient().getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  // Move Storybook's own messages to the end: their hidden headings would get the focus.
  document.body.append(...document.querySelectorAll('.sb-wrapper'))
  followPageChanges(router)
  const stops = [endDraftsWithSession(), followSessionEnd(router)]
  return () => stops.forEach((stop) => void stop())
}

/** Returns the main part of the page. Site, sign-in, and dashboard have different ones. */
export const main = () => assertPresent(document.querySelector('main'), 'main')

/** Returns the alerts of the screen or a part of it. Queries the attribute, because accessible names are slow. */
export function alertsIn(part: ParentNode = document): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[role=alert]')]
}

/** Waits for the single alert of a part to contain this text. */
export async function alertSays(part: ParentNode, says: string | RegExp, why: string): Promise<HTMLElement> {
  return waitFor(() => {
    const [alert, ...others] = alertsIn(part)
    expect(alert?.textContent, why).toMatch(says)
    expect(others, `${why}: nothing else fails`).toEqual([])
    return assertPresent(alert, 'alert')
  })
}

/** @throws {Error} when there is none */
export function assertPresent<Value>(value: Value | null | undefined, name: string): Value {
  if (value == null) throw new Error(`There is no ${name}`)
  return value
}

/** Signs the same person in again after a rejected token has led to /login, from where the app returns. */
export async function signInAgain(hands: Hands): Promise<void> {
  const [, { email, password }] = accounts
  await waitFor(() => expect(alertsIn()[0]).toHaveTextContent('Session expired. Please log in again.'))
  const page = await screen.findByRole('main')
  const login = within(page)
  await hands.type(await login.findByLabelText('Email'), email)
  await hands.type(login.getByLabelText('Password'), password)
  await hands.click(login.getByRole('button', { name: 'Log In' }))
  // Wait until the sign-in page is gone.
  await waitFor(() => expect(page).not.toBeInTheDocument())
}

/** Matches a text that contains this literally. */
export const literalPattern = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Replaces the content of a field or an editor in one step, as from the keyboard. */
export function fill(field: HTMLElement, value: string): void {
  field.focus()
  // Simulated input events cannot be prevented or undone, and editors would ignore them.
  document.execCommand('selectAll')
  document.execCommand('insertText', false, value)
}

/** Types at the cursor of the focused editor. */
export function typeOn(text: string): void {
  document.execCommand('insertText', false, text)
}

/** Waits for the row of a list with this text. */
export function rowWith(text: string): Promise<HTMLElement> {
  return waitFor(() => assertPresent(rowsWith(text)[0], text))
}

export function rowsWith(text: string): HTMLElement[] {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr')]
  return rows.filter(({ textContent }) => textContent.includes(text))
}

/** Chooses an entry of a menu. A menu that is opening ignores presses. */
export async function chooseEntry(hands: Hands, name: string, role = 'menuitem'): Promise<void> {
  const entry = await screen.findByRole(role, { name })
  await waitFor(() => expect(entry).toBeVisible())
  await hands.click(entry)
}

/** Opens the menu of a list's row and chooses an entry. */
export async function chooseInRow(hands: Hands, title: string, entry: string): Promise<void> {
  const row = within(await rowWith(title))
  await hands.click(row.getByRole('button', { name: `Actions for ${title}` }))
  await chooseEntry(hands, entry)
}

/**
 * Keeps uploaded pictures on the page: they are in Storybook's memory and cannot be loaded. Returns a function that
 * stops it.
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
