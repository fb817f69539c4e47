import { type ComponentType, useState } from 'react'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'
import { isBlank, lostTags } from './article-html.ts'
import type { OfferedPictures } from './image-dialog.tsx'
import { SourceView } from './source-view.tsx'
import type { UploadPicture } from './use-picture-uploads.ts'
import { WordsView } from './words-view.tsx'

export interface RichTextProps extends CustomField {
  /** `article` for headings, lists, pictures and tables; `lines` for a few lines of text. */
  holds: 'article' | 'lines'
  placeholder?: string
  /** Offers pictures in the image dialog. */
  pictures?: ComponentType<OfferedPictures>
  /** Uploads pictures that are chosen, dropped or pasted. */
  upload?: UploadPicture
}

/** The visual and the HTML view of one text. Reads the value once: a change from outside re-creates the field. */
export function RichTextEditor({ control, value, onChange, holds, placeholder, ...offers }: RichTextProps) {
  const [html, setHtml] = useState(() => String(value ?? ''))
  // Open an article with unsupported elements in the HTML view, where nothing is lost.
  const [unknown] = useState(() => lostTags(html))
  const [view, setView] = useState<'words' | 'source'>(unknown.length > 0 ? 'source' : 'words')
  const [hasSwitched, setSwitched] = useState(false)
  const [atStake, setAtStake] = useState<string[]>([])

  const change = (next: string) => {
    setHtml(next)
    onChange(isBlank(next) ? '' : next)
  }
  const show = (next: 'words' | 'source') => {
    setSwitched(true)
    setView(next)
  }
  if (view === 'words') {
    return (
      <WordsView
        control={control}
        html={html}
        onChange={change}
        holds={holds}
        placeholder={placeholder}
        pictures={offers.pictures}
        upload={offers.upload}
        autoFocus={hasSwitched}
        onSource={() => show('source')}
      />
    )
  }
  return (
    <>
      <SourceView
        control={control}
        html={html}
        onChange={change}
        rows={holds === 'article' ? 20 : 5}
        autoFocus={hasSwitched}
        note={
          !hasSwitched &&
          `This text holds ${unknown.join(', ')}, which the visual editor would leave out. Here nothing is lost.`
        }
        onLeave={() => {
          const lostTagNames = lostTags(html)
          if (lostTagNames.length > 0) setAtStake(lostTagNames)
          else show('words')
        }}
      />
      {atStake.length > 0 && (
        <ConfirmDialog
          open
          onOpenChange={() => setAtStake([])}
          title="Switch to the visual editor"
          sentence={`The visual editor would leave out ${atStake.join(', ')}. Their words stay.`}
          confirmLabel="Leave out and switch"
          onConfirm={() => show('words')}
        />
      )}
    </>
  )
}
