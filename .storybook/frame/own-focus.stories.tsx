import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { assertPresent } from '#tests/interactions/screen.ts'
import { giveOwnFocus } from './own-focus.ts'

/** Frames of the documentation pages. For automated tests only. */
const meta = {
  title: 'Pages/Documentation frames',
  tags: ['screen', '!dev', '!autodocs'],
  render: () => (
    <>
      <button type="button">Where the reader is</button>
      <iframe
        title="A story"
        srcDoc='<input aria-label="First"><input aria-label="Second"><dialog><a href="#">Link</a></dialog>'
      />
    </>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A played frame has its own focus, and leaves the reader's alone. */
export const FocusOfItsOwn: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = assertPresent(canvasElement.querySelector('iframe'), 'the frame')
    if (frame.contentDocument?.readyState !== 'complete' || !frame.contentDocument.querySelector('input'))
      await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }))
    const inside = assertPresent(frame.contentDocument, 'its document')
    // A window has the constructors of its own document.
    giveOwnFocus(inside.defaultView as Window & typeof globalThis)
    const reader = canvas.getByRole('button')
    reader.focus()
    const [first, second] = inside.querySelectorAll('input')
    const events: string[] = []
    for (const type of ['focus', 'blur', 'focusin', 'focusout'])
      inside.addEventListener(type, ({ target }) => events.push(`${type} ${nameOf(target)}`), true)

    const user = userEvent.setup({ document: inside })
    await user.type(assertPresent(first, 'First'), 'Amaka')
    await user.tab()
    await user.keyboard('Okafor')
    await expect([first?.value, second?.value]).toEqual(['Amaka', 'Okafor'])
    await expect(second).toHaveFocus()
    await expect(events).toEqual([
      'focus First',
      'focusin First',
      'blur First',
      'focusout First',
      'focus Second',
      'focusin Second',
    ])

    const dialog = assertPresent(inside.querySelector('dialog'), 'the dialog')
    dialog.showModal()
    await expect(dialog.querySelector('a')).toHaveFocus()
    dialog.close()
    await expect(second).toHaveFocus()
    await expect(reader).toHaveFocus()
  },
}

function nameOf(target: EventTarget | null): string {
  return (target as Element | null)?.getAttribute('aria-label') ?? ''
}
