import { expect, screen, waitFor } from 'storybook/test'
import { assertPresent, fill } from './screen.ts'

const openPalette = () => screen.findByRole('combobox', { name: 'Find records and screens' })

export const isShut = () => waitFor(() => expect(document.querySelector('dialog [role=combobox]')).toBeNull())

/** Opens the palette and enters words. */
export async function find(words: string): Promise<HTMLElement> {
  const palette = await openPalette()
  await waitFor(() => expect(palette).toHaveFocus())
  fill(palette, words)
  await expect(palette).toHaveValue(words)
  return palette
}

/** Closes the palette as Escape does: only a real key press closes a native dialog. */
export async function leavePalette(): Promise<void> {
  assertPresent((await openPalette()).closest('dialog'), 'dialog').requestClose()
  await isShut()
}
