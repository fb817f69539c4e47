import './rich-text.css'
import { Placeholder } from '@tiptap/extensions/placeholder'
import type { Slice } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { type ComponentType, use, useRef, useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import { FormContext } from '#src/ui/form/form-context.ts'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { withoutStyles } from '#src/ui/text/clean-html.ts'
import { readHtml, writeHtml } from './article-html.ts'
import { extensions } from './extensions.ts'
import { ImageDialog, type OfferedPictures } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { cleanSlice, leftOutMessage } from './pasted.ts'
import { PicturePlaces } from './picture-places.ts'
import { PictureUploads } from './picture-uploads.tsx'
import { TableTools } from './table-tools.tsx'
import { Toolbar } from './toolbar.tsx'
import { type PictureUpload, type UploadPicture, usePictureUploads } from './use-picture-uploads.ts'

interface WordsViewProps extends Pick<CustomField, 'control'> {
  html: string
  onChange: (html: string) => void
  holds: 'article' | 'lines'
  placeholder?: string | undefined
  pictures?: ComponentType<OfferedPictures> | undefined
  upload?: UploadPicture | undefined
  autoFocus: boolean
  onSource: () => void
}

/** The formatted text, with its toolbar. */
export function WordsView({ control, html, onChange, holds, placeholder, ...view }: WordsViewProps) {
  const { busy } = use(FormContext)
  const [asking, ask] = useState<'link' | 'image'>()
  /** Number of pictures in the HTML that is being pasted: some never reach the editor. */
  const [pastedPictures] = useState({ count: 0 })
  const { uploads, start, retry, remove, takeFiles } = usePictureUploads(view.upload)
  const [options] = useState(() => ({
    content: readHtml(html).toJSON(),
    extensions: [...extensions, PicturePlaces, Placeholder.configure({ placeholder: placeholder ?? '' })],
  }))
  const editor = useEditor({
    ...options,
    injectCSS: false,
    autofocus: view.autoFocus ? 'start' : false,
    editorProps: {
      handlePaste: (text, { clipboardData }) => takeFiles(text, clipboardData, text.state.selection.from),
      handleDrop: (text, { dataTransfer, clientX, clientY }) =>
        takeFiles(text, dataTransfer, text.posAtCoords({ left: clientX, top: clientY })?.pos ?? 0),
      transformPastedHTML: (pasted) => {
        pastedPictures.count = pasted.match(/<img\b/gi)?.length ?? 0
        return withoutStyles(pasted)
      },
      transformPasted: (pasted) => {
        const { slice, leftOut } = cleanSlice(pasted, { holds, isOwnPicture })
        const kept = picturesOf(slice).length
        const missing = Math.max(leftOut, pastedPictures.count - kept)
        pastedPictures.count = 0
        if (missing > 0) toast.show({ title: leftOutMessage(missing, holds), tone: 'info', duration: 10_000 })
        return slice
      },
      transformCopied: (slice) => {
        for (const src of picturesOf(slice)) copiedPictures.add(src)
        return slice
      },
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
  function describe({ id, src }: PictureUpload) {
    editor.state.doc.descendants((node, at) => {
      if (node.type.name === 'image' && node.attrs.src === src) editor.commands.setNodeSelection(at)
    })
    remove(editor.view, id)
    ask('image')
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
        <PictureUploads
          uploads={uploads}
          onRetry={(entry) => retry(editor.view, entry)}
          onRemove={({ id }) => remove(editor.view, id)}
          onDescribe={describe}
        />
      </div>
      <EditorContent editor={editor} />
      {asking === 'link' && <LinkDialog {...dialog} />}
      {asking === 'image' && (
        <ImageDialog
          {...dialog}
          pictures={view.pictures}
          onUpload={view.upload && ((file) => start(editor.view, [file], editor.state.selection.from))}
        />
      )}
    </div>
  )
}

/** Addresses of pictures that were copied or dragged in an editor of this page. */
const copiedPictures = new Set<string>()

/** Whether a pasted picture is this site's, or was copied from an editor. */
function isOwnPicture(address: string): boolean {
  return copiedPictures.has(address) || new URL(address, location.origin).origin === location.origin
}

function picturesOf({ content }: Slice): string[] {
  const addresses: string[] = []
  content.descendants(({ type, attrs }) => {
    if (type.name === 'image') addresses.push(attrs.src)
  })
  return addresses
}

/** Heights in pixels: the top bar with the tools, and a form's buttons. */
const bars = { top: 120, bottom: 96, left: 0, right: 0 }

/** Focuses the editor on a press on its label. Browsers do this for native controls only. */
function whenLabelIsPressed(id: string, act: () => void) {
  const label = document.getElementById(`${id}-label`)
  label?.addEventListener('click', act)
  return () => label?.removeEventListener('click', act)
}
