import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { awaitState } from '#mocks/story-states.ts'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'
import { narrow } from '#src/ui/story-frames.tsx'
import { isBlank, lostTags, readHtml, writeHtml } from './article-html.ts'
import { everyElement } from './every-element.fixture.ts'
import { RichText } from './rich-text.tsx'

const article = z.object({ content: z.string().check(z.minLength(1, 'Write the article')) })
const { Form, Field } = createForm(article)

interface WritingProps {
  html: string
  holds: 'article' | 'lines'
  onSubmit: (values: { content: string }) => unknown
}

function Writing({ html, holds, onSubmit }: WritingProps) {
  return (
    <Form defaults={{ content: html }} onSubmit={onSubmit}>
      <Field name="content" label="Content" help="As visitors read it" wide>
        {(field) => <RichText {...field} holds={holds} placeholder="Write the article" />}
      </Field>
      <SubmitButton>Publish</SubmitButton>
    </Form>
  )
}

const meta = {
  title: 'Fields/Rich text',
  component: Writing,
  args: { html: '', holds: 'article', onSubmit: fn() },
  parameters: {
    guidance: {
      use: 'Offer only the formats that an article may have.',
      avoid: 'Don’t keep the styles of pasted text.',
      keys: 'Tab reaches the toolbar once, arrow keys move between its tools. In the text Ctrl or ⌘ with B, I and Z.',
      focus: 'Returns to the text with its selection when a dialog closes.',
      announced:
        'A text box of several lines with the field’s label, help and error. Each tool says whether it is on.',
    },
    staff: true,
  },
} satisfies Meta<typeof Writing>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    await expect(text).toHaveAccessibleDescription('As visitors read it')
    await expect(text).toHaveAttribute('aria-required', 'true')
    await awaitState()
    await userEvent.click(canvas.getByText('Content'))
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('One field needs your attention')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Write the article' }))
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveFocus()
    await expect(text).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Filled: Story = {
  args: { html: everyElement },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Steps' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(args.onSubmit).toHaveBeenCalledWith({ content: everyElement }, '')
  },
}

/** All supported elements: the HTML comes out as it went in. */
export const RoundTrip: Story = {
  play: async () => {
    await expect(writeHtml(readHtml(everyElement))).toBe(everyElement)
    await expect(lostTags(everyElement)).toEqual([])
  },
}

/** Other notations of the same: once read, they do not change again. */
export const WrittenOtherwise: Story = {
  play: async () => {
    const malformedHtml =
      '<h2>Notes</h2><p>Some text that was never <b>closed<p><a href="javascript:alert(1)">Read on</a><img src=x><style>body{display:none}</style>'
    const once = writeHtml(readHtml(malformedHtml))
    await expect(once).toBe(
      '<h2>Notes</h2>\n<p>Some text that was never <strong>closed</strong></p>\n<p><strong>Read on</strong></p>',
    )
    await expect(lostTags(malformedHtml)).toEqual([])
    await expect(writeHtml(readHtml('Plain words'))).toBe('<p>Plain words</p>')
    await expect(writeHtml(readHtml('<div><p>a</p>\n  <p>b</p></div>'))).toBe('<p>a</p>\n<p>b</p>')
    await expect(writeHtml(readHtml('<p><a href="javascript:alert(1)">x</a></p>'))).toBe('<p>x</p>')
    await expect(lostTags('<figure><img src="/a.png" alt="A"><figcaption>B</figcaption></figure>')).toEqual([
      '<figure>',
      '<figcaption>',
    ])
    await expect(lostTags('<table><caption>C</caption><tr><td>1</td></tr></table>')).toEqual(['<caption>'])
    await expect(['', ' ', '<p></p>', '<p>&nbsp;</p>', '<ul><li></li></ul>'].filter(isBlank)).toHaveLength(5)
    await expect(['x', '<p><img src="/a.png" alt=""></p>'].some(isBlank)).toBe(false)
  },
}

export const ALinkAndATable: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    await userEvent.click(text)
    await userEvent.keyboard('See ')
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const dialog = await waitFor(() => {
      const dialog = page.querySelector<HTMLElement>('[role=dialog]')
      if (!dialog) throw new Error('There is no dialog yet')
      return dialog
    })
    const [address, words] = dialog.querySelectorAll('input')
    if (!address || !words) throw new Error('The dialog has two fields')
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(dialog).toHaveTextContent('Give a web address (https://…)')
    await userEvent.clear(address)
    await userEvent.type(address, 'https://standards.example/686')
    await userEvent.type(words, 'the practice')
    // A late animation frame, as on a slow device, must not change where the next character goes.
    spyOn(window, 'requestAnimationFrame').mockImplementation((act) => window.setTimeout(act, 300))
    const cursor = cursorAtFocus(text)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.querySelector('[role=dialog]')).toBeNull())
    await expect(await cursor).toEqual(['the practice', 'the practice'.length])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByText('the practice')).toHaveAttribute('href', 'https://standards.example/686')

    // A keyboard user who cancels returns to the same place.
    const tool = canvas.getByRole('button', { name: 'Image' })
    tool.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.querySelector('[role=dialog]')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tool).toHaveFocus())

    await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
    await expect(canvas.getByRole('toolbar', { name: 'Table' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete column' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete row' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        content: [
          '<p>See <a href="https://standards.example/686">the practice</a></p>',
          '<table>',
          '<tbody>',
          '<tr><td></td><td></td></tr>',
          '<tr><td></td><td></td></tr>',
          '</tbody>',
          '</table>',
        ].join('\n'),
      },
      '',
    )
  },
}

/** A picture with a caption, which pages show below it; without a caption there is no title. */
export const Captions: Story = {
  args: { html: '<p></p>' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const openDialog = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Image' }))
      return within(await page.findByRole('dialog'))
    }
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Address of the image'), '/uploads/weld.webp')
    await userEvent.type(dialog.getByLabelText('Alternative text'), 'A weld')
    await userEvent.type(dialog.getByLabelText(/^Caption/), 'First pass{Enter}')
    const picture = await canvas.findByRole('img', { name: 'A weld' })
    await expect(picture).toHaveAttribute('title', 'First pass')
    // The editor looks up the element under the pointer: wait until the dialog is gone and the picture is in place.
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(picture).toHaveProperty('complete', true))
    const { x, y } = picture.getBoundingClientRect()
    const coords = { clientX: x + 2, clientY: y + 2 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: picture, coords })
    await waitFor(() => expect(picture).toHaveClass('ProseMirror-selectednode'))
    const again = await openDialog()
    await expect(again.getByLabelText(/^Caption/)).toHaveValue('First pass')
    await userEvent.clear(again.getByLabelText(/^Caption/))
    await userEvent.click(again.getByRole('button', { name: 'Change image' }))
    // The editor is re-created: query the image again.
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A weld' })).not.toHaveAttribute('title'))
  },
}

export const WithTheKeyboard: Story = {
  args: { html: '<p>Pumps</p>' },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    const bold = canvas.getByRole('button', { name: 'Bold' })
    await userEvent.tab()
    await expect(bold).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab()
    await expect(text).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Pumps').tagName).toBe('STRONG')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus()
  },
}

export const Source: Story = {
  args: { html: '<p>Pumps</p>' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'HTML' }))
    const source = canvas.getByRole('textbox', { name: 'Content' })
    await expect(source).toHaveFocus()
    await expect(source).toHaveValue('<p>Pumps</p>')
    await userEvent.clear(source)
    await userEvent.type(source, '<h2>Valves</h2>')
    await userEvent.click(canvas.getByRole('button', { name: 'Visual editor' }))
    await expect(await canvas.findByRole('heading', { name: 'Valves' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ content: '<h2>Valves</h2>' }, ''))
  },
}

/** Unsupported elements: the HTML view, with the reason. */
export const MoreThanTheEditorKnows: Story = {
  args: {
    html: '<figure><img src="/uploads/weld.webp" alt="A weld"><figcaption>First pass</figcaption></figure>',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/This text holds <figure>, <figcaption>/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Visual editor' }))
    const question = await waitFor(() => {
      const dialog = canvasElement.ownerDocument.querySelector('[role=alertdialog]')
      if (!dialog) throw new Error('There is no question yet')
      return dialog
    })
    await expect(question).toHaveTextContent('would leave out <figure>, <figcaption>')
  },
}

export const FewLines: Story = {
  args: { html: '<p>Welding a branch to a line in service saves a shutdown.</p>', holds: 'lines' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Link' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Table' })).toBeNull()
  },
}

export const Phone: Story = { args: { html: everyElement }, decorators: [narrow] }

/** Returns the place of the next typed character once the text has the focus. */
const cursorAtFocus = (text: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    const tell = () =>
      queueMicrotask(() => {
        const { anchorNode, anchorOffset } = text.ownerDocument.getSelection() ?? {}
        resolve([anchorNode?.textContent, anchorOffset])
      })
    text.addEventListener('focus', tell, { once: true })
  })
