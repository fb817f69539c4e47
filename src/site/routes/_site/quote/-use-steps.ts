import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type HydratedSource, useHydrated } from '#src/ui/browser/hydrated.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Current step of a form, and the time at which its steps began. */
    formStep?: { step: number; since: number }
  }
}

export interface Steps {
  /** Step shown alone, or the review after the last one; undefined for the whole form. */
  visibleStep: number | undefined
  /** Whether the form can be filled in by steps. */
  isOffered: boolean
  /** Last step with rejected entries, and the number of rejections. */
  refused: { step: number; times: number }
  /** Continues if the entries of the step are valid. */
  goOn: () => Promise<void>
  goTo: (step: number) => Promise<void>
  /** Validates the rejected fields of this step again on every change. */
  judgeAgain: (step: number) => void
}

/**
 * Splits a form into steps on a narrow screen: after the first press on "Next" it shows one group of fields at a time.
 * Each step is a history entry, so that Back leads to the previous one.
 *
 * A failed submit brings back the whole form, with all errors.
 *
 * @param steps field names of each step
 */
export function useSteps(steps: readonly (readonly string[])[]): Steps {
  const isNarrow = useHydrated(narrowWindow, false)
  const navigate = useNavigate()
  const at = useLocation({ select: ({ state }) => state.formStep })
  const { trigger, formState } = useFormContext()
  const [since, setSince] = useState<number>()
  const [refused, setRefused] = useState(none)
  const { errors, isSubmitted, submitCount } = formState
  const [submits, setSubmits] = useState({ count: submitCount, wasRefused: false })
  const isFaulty = isSubmitted && Object.keys(errors).length > 0
  if (submits.count !== submitCount) {
    setSubmits({ count: submitCount, wasRefused: submits.wasRefused || isFaulty })
    if (isFaulty) setSince(undefined)
  }
  // Errors that appear while a step is edited do not bring back the whole form.
  const isOffered = isNarrow && !(isFaulty && since === undefined)
  // After a reload the history still has the steps of the previous form.
  const step = at && at.since === since ? at.step : 0
  const visibleStep = isOffered && since !== undefined ? step : undefined

  async function goTo(next: number) {
    const formStep = { step: next, since: since ?? Date.now() }
    await navigate({ to: '.', search: true, state: (state) => ({ ...state, formStep }), resetScroll: false })
    setSince(formStep.since)
  }

  return {
    visibleStep,
    isOffered,
    // After a failed submit the form has its own summary.
    refused: submits.wasRefused ? none : refused,
    goTo,
    goOn: async () => {
      const current = visibleStep ?? 0
      const isGood = await trigger([...(steps[current] ?? [])])
      setRefused(({ times }) => (isGood ? none : { step: current, times: times + 1 }))
      if (isGood) await goTo(current + 1)
    },
    judgeAgain: (index) => {
      // After a submit the form validates its fields itself.
      const wrong = isSubmitted ? [] : (steps[index]?.filter((name) => errors[name]) ?? [])
      if (wrong.length > 0) void trigger(wrong)
    },
  }
}

const none = { step: 0, times: 0 }

const narrowWindow: HydratedSource<boolean> = {
  subscribe: (changed) => {
    const media = mediaQuery()
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  },
  read: () => mediaQuery().matches,
}

/** Media query of the widths at which step headings are shown. */
function mediaQuery() {
  return matchMedia('(width < 40rem)')
}
