import { type MouseEvent, use, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { Alert } from '#src/ui/alert.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { FormContext, fieldId } from './form-context.ts'

/**
 * List of the errors in the order of the fields, each with a link. Takes the focus once, after a failed submit. While it
 * lists any, the tab's title begins with "Error:".
 */
export function FormSummary() {
  const { id } = use(FormContext)
  const { errors } = useFormState()
  // Sort by position on the page: the errors arrive in the order of the values. All fields are rendered by now.
  const fieldOf = (name: string) => document.getElementById(fieldId(id, name))
  const problems = Object.entries(errors).sort(([one], [other]) => inOrder(fieldOf(one), fieldOf(other)))
  const hasProblems = problems.length > 0
  useEffect(() => {
    if (!hasProblems) return
    document.title = `Error: ${titleWithout()}`
    return () => {
      document.title = titleWithout()
    }
  }, [hasProblems])
  return (
    <Alert
      tone="danger"
      title={
        problems.length === 1
          ? 'One field needs your attention'
          : `${problems.length} fields need your attention`
      }
      tabIndex={-1}
      data-summary
      // Hidden, not removed, once all errors are fixed: a new error must not move the focus up here.
      hidden={!hasProblems}
      ref={takeFocus}
      className="col-span-full"
    >
      <ul className="mt-1 list-disc pl-5">
        {problems.map(([name, problem]) => (
          <li key={name} className="py-0.5">
            <a href={`#${fieldId(id, name)}`} onClick={goToField} className="underline underline-offset-2">
              {String(problem?.message)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** The tab's title without the mark, which another summary of the form may have set. */
const titleWithout = () => document.title.replace(/^Error: /, '')

function inOrder(one: Node | null, other: Node | null): number {
  if (!one || !other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
