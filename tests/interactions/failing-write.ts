import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { controlledCall, faultsOf, saidOfCreation, sessionEnded } from './controlled-call.ts'
import type { FormWrite } from './form-writes.ts'
import { alertSays, alertsIn, assertPresent, entryOf, fill, main, pageOf, signInAgain } from './screen.ts'

/** Lets the write fail in every way: the banner shows the error, entries stay, a double click sends once. */
export function failingWrite({
  path,
  list,
  call,
  fallback,
  entries,
  button,
  saved,
  meets,
  refuses,
}: FormWrite): Pick<StoryObj, 'parameters' | 'beforeEach' | 'play'> {
  const isNew = call.startsWith('POST')
  const told = controlledCall(call)
  return {
    parameters: { page: path, msw: [told.handler] },
    beforeEach: () => told.reset,
    play: async ({ loaded, userEvent }) => {
      const { router } = pageOf({ loaded })
      const save = () => within(main()).findByRole('button', { name: button })
      const fields = async () => {
        const all: [HTMLElement, string][] = []
        for (const [label, value] of Object.entries(entries)) {
          const [field] = await within(main()).findAllByRole('textbox', { name: label })
          all.push([assertPresent(field, label), value])
        }
        return all
      }
      const isKept = async (what: string) => {
        for (const [field, value] of await fields())
          await waitFor(() => expect(entryOf(field), what).toBe(value))
      }

      await screen.findByRole('main')
      for (const [field, value] of await fields()) fill(field, value)
      for (const fault of faultsOf(meets)) {
        const { name, answer, says = fallback } = fault
        told.answer = answer
        await userEvent.click(await save())
        const alert = await alertSays(main(), isNew ? saidOfCreation(fault, fallback) : says, name)
        await waitFor(() => expect(alert, name).toHaveFocus())
        await expect(told.asked, name).toBe(1)
        await isKept(name)
      }

      if (refuses) {
        told.answer = sessionEnded(refuses)
        await userEvent.dblClick(await save())
        await signInAgain(userEvent)
        await screen.findByText(/^Your unsaved draft from .* is back/)
        await isKept('after signing in')
      }
      told.answer = undefined
      told.hold()
      await userEvent.dblClick(await save())
      await within(main()).findByRole('button', { name: 'Saving...' })
      await waitFor(() => expect(told.asked).toBe(1))
      told.release()
      await screen.findByText(saved)
      await waitFor(() => expect(router.state.location.pathname).toBe(list))
      await expect(told.asked).toBe(1)
      await waitFor(() => expect(alertsIn(main())).toEqual([]))
    },
  }
}
