import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { controlledCall, faultsOf, sessionEnded } from './controlled-call.ts'
import type { Deletion } from './deletions.ts'
import { alertSays, assertPresent, pageOf, signInAgain } from './screen.ts'

/** Lets the deletion fail in every way. The question shows the error; a missing record counts as success. */
export function failingDeletion(deletion: Deletion): Pick<StoryObj, 'parameters' | 'beforeEach' | 'play'> {
  const { path, call, fallback, name, id, thing, isInList, steps, meets, refuses, isGone } = deletion
  const told = controlledCall(call)
  return {
    parameters: { page: path, msw: [told.handler] },
    beforeEach: () => told.reset,
    play: async ({ loaded, userEvent }) => {
      const { router } = pageOf({ loaded })
      const press = async (part: HTMLElement, role: string, label: string | RegExp) => {
        const target = await within(part).findByRole(role, { name: label })
        await waitFor(() => expect(target).toBeVisible())
        await userEvent.click(target)
      }
      const ask = async () => {
        const main = await screen.findByRole('main')
        const row = () => assertPresent(main.querySelector(`a[href$="/${id}"]`)?.closest('tr'), 'row')
        const [button, entry] = steps
        await press(isInList ? await waitFor(row) : main, 'button', button)
        if (entry) await press(document.body, 'menuitem', entry)
        const question = await screen.findByRole('alertdialog')
        return { question, confirm: await within(question).findByRole('button', { name: 'Delete' }) }
      }

      let { question, confirm } = await ask()
      for (const { name, answer, says = fallback } of faultsOf(meets)) {
        told.answer = answer
        await userEvent.click(confirm)
        await alertSays(question, says, name)
        await waitFor(() => expect(confirm, name).toHaveFocus())
        await expect(told.asked, name).toBe(1)
      }
      if (refuses) {
        told.answer = sessionEnded(refuses)
        await userEvent.click(confirm)
        await signInAgain(userEvent)
        ;({ question, confirm } = await ask())
      }
      if (isGone) {
        const record = backend.tables[name].find(id)
        if (record) backend.tables[name].remove(record)
      }
      told.answer = undefined
      told.hold()
      await userEvent.dblClick(confirm)
      await within(question).findByRole('button', { name: 'Deleting...' })
      await userEvent.keyboard('{Escape}')
      await expect(question).toBeVisible()
      await waitFor(() => expect(told.asked).toBe(1))
      await expect(document.activeElement).not.toBe(document.body)
      told.release()
      await screen.findByText(new RegExp(`^${thing} deleted$`, 'i'))
      await waitFor(() => expect(question).not.toBeInTheDocument())
      await waitFor(() => expect(router.state.location.pathname).toBe(path.replace(`/${id}`, '')))
      await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLHeadingElement))
      await expect(backend.tables[name].find(id)).toBeUndefined()
    },
  }
}
