import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { controlledCall, errorResponse, type Fault, faultsOf, sessionEnded } from './controlled-call.ts'
import { alertSays, alertsIn, literalPattern, main, pageOf, signInAgain } from './screen.ts'
import type { ScreenRead } from './screen-reads.ts'

/**
 * Lets the read fail in each of the screen's ways, with the call's message and "Try again". Loaded data stays after a
 * later failure, a missing record is reported, and a rejected token leads to the sign-in.
 */
export function failingRead({
  path,
  call,
  fallback,
  say = (sentence) => sentence,
  missing,
  ready,
  refreshes,
  meets,
  refuses,
}: ScreenRead): Pick<StoryObj, 'parameters' | 'beforeEach' | 'play'> {
  const [first, ...others] = faultsOf(meets)
  if (!first) throw new Error('There are no faults')
  const told = controlledCall(call, { answer: first.answer, isHeld: true })
  return {
    parameters: { page: path, msw: [told.handler] },
    beforeEach: () => told.reset,
    play: async ({ loaded, userEvent }) => {
      const { router, client } = pageOf({ loaded })
      const heading = () => expect(main().querySelector('h1')).toBeVisible()
      const button = () => within(main()).findByRole('button', { name: 'Try again' })
      const isReady = () => {
        const wanted = ready()
        return 'text' in wanted
          ? within(main()).findAllByText(wanted.text)
          : within(main()).findAllByLabelText(wanted.label)
      }
      const meet = async ({ name, says = fallback }: Fault) => {
        await alertSays(main(), literalPattern(say(says)), name)
        await waitFor(async () => expect(await button(), name).toBeEnabled())
        await heading()
      }
      const tryAgain = async () => userEvent.click(await button())

      await waitFor(() => expect(waiting()).toBeVisible())
      await heading()
      told.release()
      await meet(first)
      for (const fault of others) {
        told.answer = fault.answer
        await tryAgain()
        await meet(fault)
      }
      // The rest of the screen still works meanwhile.
      await userEvent.click(screen.getByRole('button', { name: /^Profile of/ }))
      const entry = await screen.findByRole('menuitem', { name: 'Your Profile' })
      await waitFor(() => expect(entry).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(entry).not.toBeInTheDocument())

      told.answer = undefined
      await tryAgain()
      await isReady()
      await waitFor(() => expect(waiting()).toBeNull())
      await expect(alertsIn(main())).toEqual([])
      await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLHeadingElement))

      if (refreshes) {
        told.answer = errorResponse(422, { message: 'This will not do.' })
        void client.refetchQueries({ type: 'active' })
        await alertSays(
          main(),
          literalPattern(say('This will not do. What you see was saved before.')),
          'later',
        )
        await isReady()
      }
      if (missing) {
        told.answer = errorResponse(404, { message: 'No such thing' })
        if (refreshes) await tryAgain()
        else await openAnew()
        await within(main()).findByText(missing)
        await expect(alertsIn(main())).toEqual([])
      }

      if (!refuses) return
      told.answer = sessionEnded(refuses)
      await openAnew()
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
      await expect(['auth_token', 'admin'].map((key) => localStorage.getItem(key))).toEqual([null, null])
      told.answer = undefined
      await signInAgain(userEvent)
      await waitFor(() => expect(router.state.location.href).toBe(path))
      await isReady()

      /** Reopens the screen with an empty memory, as after a reload. A form that stayed open would keep its record. */
      async function openAnew() {
        await router.navigate({ to: '/dashboard/notifications/settings' })
        await within(main()).findByRole('heading', { level: 1, name: 'Notification Settings' })
        await client.resetQueries()
        await router.navigate({ href: path })
      }
    },
  }
}

const waiting = () => document.querySelector<HTMLElement>('main [data-skeleton], main [aria-busy=true]')
