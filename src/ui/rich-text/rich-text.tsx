import { lazy, Suspense } from 'react'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { RichTextProps } from './rich-text-editor.tsx'
import { SourceView } from './source-view.tsx'

/**
 * HTML, written without seeing it. The value is the HTML, or '' while there is nothing in it. For a form's `Field`:
 *
 *     <Field name="content" label="Content">{(field) => <RichText {...field} holds="article" />}</Field>
 *
 * The editor comes in a file of its own, when the first of these is drawn.
 */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton className={props.holds === 'article' ? 'h-96 w-full' : 'h-32 w-full'} />}>
      <Editor {...props} />
    </Suspense>
  )
}

const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(
    ({ RichTextEditor }) => ({ default: RichTextEditor }),
    () => ({ default: WithoutEditor }),
  ),
)

/** Takes the editor's place when its file cannot be loaded: the HTML itself can still be written. */
function WithoutEditor({ control, value, onChange, holds }: RichTextProps) {
  return (
    <SourceView
      control={control}
      html={String(value ?? '')}
      onChange={onChange}
      rows={holds === 'article' ? 20 : 4}
      note="The editor could not be loaded. You can write HTML here, or save a draft and reload the page."
    />
  )
}
