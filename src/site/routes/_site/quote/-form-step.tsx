import { type KeyboardEvent, useId } from 'react'
import type { Elements } from '#src/ui/elements.ts'
import { FormSummary } from '#src/ui/form/form-summary.tsx'
import type { Steps } from './-use-steps.ts'

interface FormStepProps {
  steps: Steps
  /** Index of the step, from 0. */
  step: number
  title: string
  count: number
  children: Elements
}

/** Fields of one step under their heading, which takes the focus when a narrow screen opens the step. */
export function FormStep({ steps, step, title, count, children }: FormStepProps) {
  const { visibleStep, refused, goOn, judgeAgain } = steps
  const headingId = useId()
  const isAlone = visibleStep === step
  return (
    <fieldset
      aria-labelledby={headingId}
      hidden={visibleStep !== undefined && !isAlone}
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

/** Ref of a new heading: takes the focus and scrolls to the top of the screen. */
export function openAtHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/** Handles Enter in a one-line field: without a submit button browsers do nothing. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return false
  event.preventDefault()
  return true
}
