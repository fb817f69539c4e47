import './rich-text.css'
import { Placeholder } from '@tiptap/extensions/placeholder'
import { EditorContent, useEditor } from '@tiptap/react'
import { type ComponentType, use, useRef, useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import { FormContext } from '#src/ui/form/form-context.ts'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { withoutStyles } from '#src/ui/text/clean-html.ts'
import { readHtml, writeHtml } from './article-html.ts'
import { extensions } from './extensions.ts'
import { ImageDialog, type OfferedPictures } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { TableTools } from './table-tools.tsx'
import { Toolbar } from './toolbar.tsx'

interface WordsViewProps extends Pick<CustomField, 'control'> {
  html: string
  onChange: (html: string) => void
  holds: 'article' | 'lines'
  placeholder?: string | undefined
  pictures?: ComponentType<OfferedPictures> | undefined
  autoFocus: boolean
  onSource: () => void
}

/** The formatted text, with its toolbar. */
export function WordsView({ control, html, onChange, holds, placeholder, ...view }: WordsViewProps) {
  const { busy } = use(FormContext)
  const [asking, ask] = useState<'link' | 'image'>()
  const [options] = useState(() => ({
    content: readHtml(html).toJSON(),
    extensions: [...extensions, Placeholder.configure({ placeholder: placeholder ?? '' })],
  }))
  const editor = useEditor({
    ...options,
    injectCSS: false,
    autofocus: view.autoFocus ? 'start' : false,
    editorProps: {
      transformPastedHTML: withoutStyles,
      // Keep the cursor clear of the sticky bars at the window's upper and lower edge.
      scrollThreshold: bars,
      scrollMargin: bars,
      attributes: {
        id: control.id,
        class: classes('article rich-text', holds === 'article' ? 'min-h-80' : 'min-h-24'),
        role: 'textbox',
        // A browser that translates the page would write its translation into the article.
        translate: 'no',
        'aria-multiline': 'true',
        'aria-labelledby': `${control.id}-label`,
        ...(control.required && { 'aria-required': 'true' }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        ...(placeholder && { 'aria-placeholder': placeholder }),
      },
    },
    onUpdate: ({ editor: { state } }) => onChange(writeHtml(state.doc)),
  })
  /** Whether the text takes the focus after a dialog: it had it before, or something was inserted. */
  const takesFocus = useRef(false)
  const dialog = {
    editor,
    onClose: () => ask(undefined),
    onInsert: () => {
      takesFocus.current = true
      ask(undefined)
    },
    // Focus through the editor to keep the selection: the element itself would put the cursor at its start.
    returnFocus: () => (takesFocus.current ? () => editor.view.focus() : undefined),
  }
  return (
    <div
      ref={() => whenLabelIsPressed(control.id, () => editor.commands.focus())}
      inert={busy}
      className={classes(
        'rounded-md border bg-paper outline-signal outline-offset-2 has-[.rich-text:focus]:border-signal has-[.rich-text:focus]:outline-2',
        control['aria-invalid'] ? 'border-danger' : 'border-edge',
      )}
    >
      <div className="sticky top-(--top-bar) z-2 rounded-t-md border-line border-b bg-paper-sunk">
        <Toolbar
          editor={editor}
          holds={holds}
          controls={control.id}
          onAsk={(what) => {
            takesFocus.current = editor.view.hasFocus()
            ask(what)
          }}
          onSource={view.onSource}
        />
        <TableTools editor={editor} />
      </div>
      <EditorContent editor={editor} />
      {asking === 'link' && <LinkDialog {...dialog} />}
      {asking === 'image' && <ImageDialog {...dialog} pictures={view.pictures} />}
    </div>
  )
}

/** Heights in pixels: the top bar with the tools, and a form's buttons. */
const bars = { top: 120, bottom: 96, left: 0, right: 0 }

/** Focuses the editor on a press on its label. Browsers do this for native controls only. */
function whenLabelIsPressed(id: string, act: () => void) {
  const label = document.getElementById(`${id}-label`)
  label?.addEventListener('click', act)
  return () => label?.removeEventListener('click', act)
}
