import type { Editor } from '@tiptap/core'
import { type ComponentType, useRef } from 'react'
import * as z from 'zod/mini'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/form/file-drop.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { useSetEntry } from '#src/ui/form/use-set-entry.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { keepInside } from '#src/ui/overlay/popup.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { isPictureAddress } from './addresses.ts'

const image = z.object({
  src: z
    .string()
    .check(
      z.trim(),
      z.refine(isPictureAddress, 'Give the address of a picture (https://…), or its path on this site (/…)'),
    ),
  alt: z.string().check(z.trim(), z.minLength(1, 'Say what the picture shows')),
  title: z.string().check(z.trim()),
})
const { Form, Field, useValues } = createForm(image)

/** Props of a component that offers pictures to choose from. */
export interface OfferedPictures {
  /** Address that the form has now. */
  source: string
  onChoose: (picture: { src: string; alt: string }) => void
}

interface ImageDialogProps {
  editor: Editor
  onClose: () => void
  /** Called when content is inserted: the text takes the focus. */
  onInsert: () => void
  returnFocus: () => (() => void) | undefined
  pictures?: ComponentType<OfferedPictures> | undefined
  /** Uploads a picture from the device into the text. */
  onUpload?: ((file: File) => void) | undefined
}

/** Inserts a picture at the cursor, or changes the selected one. */
export function ImageDialog({ editor, onClose, onInsert, returnFocus, ...offers }: ImageDialogProps) {
  const isImage = editor.isActive('image')
  const now = editor.getAttributes('image')
  return (
    <Dialog
      holdsForm
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={isImage ? 'Change the image' : 'Insert an image'}
    >
      <div onSubmit={keepInside}>
        <Form
          defaults={{
            src: String(now.src ?? ''),
            alt: String(now.alt ?? ''),
            title: String(now.title ?? ''),
          }}
          onSubmit={({ src, alt, title }) => {
            onInsert()
            const chain = editor.chain().scrollIntoView()
            if (!isImage) return chain.setImage({ src, alt, ...(title && { title }) }).run()
            // Another picture has another size.
            const size = src === now.src ? {} : { width: null, height: null }
            return chain.updateAttributes('image', { src, alt, title: title || null, ...size }).run()
          }}
        >
          <Field name="src" label="Address of the image" type="url" placeholder="https://" />
          <Field
            name="alt"
            label="Alternative text"
            help="Describe the picture for people who cannot see it"
          />
          <Field
            name="title"
            label="Caption (optional)"
            help="Shown below the picture. If empty, the alternative text is used"
          />
          {offers.onUpload && !isImage && (
            <FileDrop
              control={uploadControl}
              file={undefined}
              accept="image/*"
              onChange={(file) => {
                onInsert()
                if (file) offers.onUpload?.(file)
              }}
            >
              <label htmlFor={uploadControl.id}>Upload a picture from this device, or drop it here</label>
            </FileDrop>
          )}
          {offers.pictures && <Offer pictures={offers.pictures} />}
          <Preview />
          <FormActions>
            <SubmitButton>{isImage ? 'Change image' : 'Insert image'}</SubmitButton>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </FormActions>
        </Form>
      </div>
    </Dialog>
  )
}

const uploadControl = {
  id: 'picture-upload',
  required: false,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
} as const

/** Copies the chosen picture into the fields. A description that a user has written stays. */
function Offer({ pictures: Pictures }: { pictures: ComponentType<OfferedPictures> }) {
  const { src = '', alt = '' } = useValues()
  const setEntry = useSetEntry()
  // Description of the last chosen picture. It would be wrong for another one.
  const lastAlt = useRef(alt)
  return (
    <Pictures
      source={src}
      onChoose={(picture) => {
        if (picture.src === src) return
        setEntry('src', picture.src)
        if (alt.trim() && alt !== lastAlt.current) return
        lastAlt.current = picture.alt
        setEntry('alt', picture.alt)
      }}
    />
  )
}

function Preview() {
  const { src = '', alt = '' } = useValues()
  const address = src.trim()
  if (!isPictureAddress(address)) return null
  return <Photo src={address} alt={alt} ratio="16 / 9" className="max-h-56 rounded-md" />
}
