import { steps } from '#src/site/company/applying.ts'
import { StepList } from '#src/site/content/step-list.tsx'

/** Beside an application: what happens with it. */
export function ApplySteps() {
  return <StepList title="What happens next" steps={steps} />
}
