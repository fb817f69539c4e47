import { type MouseEvent, use } from 'react'
import { useFormState } from 'react-hook-form'
import { Alert } from './alert.tsx'
import { FormContext, fieldId } from './form-context.ts'

/** What has to be mended, with a link to each field. Takes the focus when it appears. */
export function FormSummary() {
  const { id } = use(FormContext)
  const { errors } = useFormState()
  const problems = Object.entries(errors)
  if (problems.length === 0) return null
  return (
    <Alert
      tone="danger"
      title={
        problems.length === 1
          ? 'One entry needs your attention'
          : `${problems.length} entries need your attention`
      }
      tabIndex={-1}
      data-summary
      ref={(element) => element?.focus()}
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

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
