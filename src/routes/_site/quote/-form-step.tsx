import { type KeyboardEvent, useId } from 'react'
import type { Elements } from '#src/ui/elements.ts'
import { FormSummary } from '#src/ui/form/form-summary.tsx'
import type { Steps } from './-use-steps.ts'

interface FormStepProps {
  steps: Steps
  /** Its number, from 0 on. */
  step: number
  title: string
  count: number
  children: Elements
}

/** The fields of one step under their heading, which takes the focus when a narrow screen opens the step. */
export function FormStep({ steps, step, title, count, children }: FormStepProps) {
  const { shown, refused, goOn, judgeAgain } = steps
  const headingId = useId()
  const isAlone = shown === step
  return (
    <fieldset
      aria-labelledby={headingId}
      hidden={shown !== undefined && !isAlone}
      onChange={() => judgeAgain(step)}
      onKeyDown={isAlone ? (event) => isEnter(event) && void goOn() : undefined}
      className="col-span-full grid min-w-0 grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2"
    >
      <h3
        id={headingId}
        tabIndex={-1}
        ref={isAlone ? openAtHeading : undefined}
        className="col-span-full pt-3 text-xl focus:outline-none"
      >
        <span className="block font-semibold text-ink-soft text-sm sm:hidden">{`Step ${step + 1} of ${count}`}</span>
        <span>{title}</span>
      </h3>
      {refused.times > 0 && refused.step === step && <FormSummary key={refused.times} />}
      {children}
    </fieldset>
  )
}

/** As a `ref`: the heading of what has just come takes the focus, at the upper end of the screen. */
export function openAtHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/** Of a one-line field: without a button that submits, browsers do nothing then. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return false
  event.preventDefault()
  return true
}
