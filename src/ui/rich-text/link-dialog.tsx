import type { Editor } from '@tiptap/core'
import * as z from 'zod/mini'
import { Button } from '#src/ui/button.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { keepInside } from '#src/ui/overlay/popup.ts'
import { isWebOrMail } from './addresses.ts'

const link = z.object({
  address: z
    .string()
    .check(z.trim(), z.refine(isWebOrMail, 'Give a web address (https://…) or an e-mail address (mailto:…)')),
  words: z._default(z.string().check(z.trim()), ''),
})
const { Form, Field } = createForm(link)

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
  /** Called when content is inserted: the text takes the focus. */
  onInsert: () => void
  returnFocus: () => (() => void) | undefined
}

/** Makes, changes or removes the link at the cursor. */
export function LinkDialog({ editor, onClose, onInsert, returnFocus }: LinkDialogProps) {
  const isLink = editor.isActive('link')
  const address = String(editor.getAttributes('link').href ?? '')
  const needsWords = !isLink && editor.state.selection.empty
  const chain = () => editor.chain().extendMarkRange('link')
  return (
    <Dialog
      holdsForm
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={isLink ? 'Change the link' : 'Insert a link'}
    >
      {/* The page's form is this dialog's React parent, although not in the document. */}
      <div onSubmit={keepInside}>
        <Form
          defaults={{ address, words: '' }}
          onSubmit={({ address: href, words }) => {
            onInsert()
            if (!needsWords) return chain().setMark('link', { href }).scrollIntoView().run()
            const text = {
              type: 'text',
              text: words || href.replace(/^mailto:/i, ''),
              marks: [{ type: 'link', attrs: { href } }],
            }
            return editor.chain().insertContent(text).scrollIntoView().run()
          }}
        >
          <Field
            name="address"
            label="Address"
            type="url"
            placeholder="https://"
            help="A web address, or mailto: with an e-mail address"
          />
          {needsWords && <Field name="words" label="Link text" help="If empty, the address is shown" />}
          <FormActions>
            <SubmitButton>{isLink ? 'Change link' : 'Insert link'}</SubmitButton>
            {isLink && (
              <Button
                variant="secondary"
                onClick={() => {
                  onInsert()
                  chain().unsetMark('link').run()
                }}
              >
                Remove link
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </FormActions>
        </Form>
      </div>
    </Dialog>
  )
}
