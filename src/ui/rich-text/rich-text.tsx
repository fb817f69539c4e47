import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { RichTextProps } from './rich-text-editor.tsx'
import { SourceView } from './source-view.tsx'

/**
 * A visual editor of HTML. The value is the HTML, or '' if there is no content. For a form's `Field`:
 *
 *     <Field name="content" label="Content">{(field) => <RichText {...field} holds="article" />}</Field>
 *
 * The editor is a separate chunk, loaded on first use. It reads the value once: a value from elsewhere, such as a
 * colleague's, re-creates the editor.
 */
export function RichText(props: RichTextProps) {
  const [written, setWritten] = useState(props.value)
  const [version, setVersion] = useState(0)
  if (props.value !== written) {
    setWritten(props.value)
    setVersion(version + 1)
  }
  const change = (html: unknown) => {
    setWritten(html)
    props.onChange(html)
  }
  return (
    <Suspense fallback={<Skeleton className={props.holds === 'article' ? 'h-96 w-full' : 'h-32 w-full'} />}>
      <Editor key={version} {...props} onChange={change} />
    </Suspense>
  )
}

const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(
    ({ RichTextEditor }) => ({ default: RichTextEditor }),
    () => ({ default: WithoutEditor }),
  ),
)

/** Replaces the editor when its chunk fails to load: the HTML can still be edited. */
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
