import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type HydratedSource, useHydrated } from '#src/ui/browser/hydrated.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which step of a form is shown, and since when this form is filled in by steps. */
    formStep?: { step: number; since: number }
  }
}

export interface Steps {
  /** The one that is shown alone; after the last one the review; undefined while the whole form is there. */
  shown: number | undefined
  /** Whether one may go on by steps. */
  isOffered: boolean
  /** The step whose entries were refused last, and how often that happened. */
  refused: { step: number; times: number }
  /** Goes on if the entries of the step are good. */
  goOn: () => Promise<void>
  goTo: (step: number) => Promise<void>
  /** Judges again what was refused in this step, as soon as it is changed. */
  judgeAgain: (step: number) => void
}

/**
 * A form that may be filled in by steps on a narrow screen: from the first press on "Next" it shows one group of its
 * fields at a time. Each step is an entry of the history, so that the browser's own way back leads to the one before.
 *
 * A submit that is refused brings the whole form back, with every fault in it.
 *
 * @param steps the names of each step's fields
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
  // Faults that appear while a step is changed leave the other steps where they are.
  const isOffered = isNarrow && !(isFaulty && since === undefined)
  // After a reload the history still has the steps of the form that was there before.
  const step = at && at.since === since ? at.step : 0
  const shown = isOffered && since !== undefined ? step : undefined

  async function goTo(next: number) {
    const formStep = { step: next, since: since ?? Date.now() }
    await navigate({ to: '.', search: true, state: (state) => ({ ...state, formStep }), resetScroll: false })
    setSince(formStep.since)
  }

  return {
    shown,
    isOffered,
    // The form has a summary of its own by then.
    refused: submits.wasRefused ? none : refused,
    goTo,
    goOn: async () => {
      const current = shown ?? 0
      const isGood = await trigger([...(steps[current] ?? [])])
      setRefused(({ times }) => (isGood ? none : { step: current, times: times + 1 }))
      if (isGood) await goTo(current + 1)
    },
    judgeAgain: (index) => {
      // What was submitted once is judged again by the form itself.
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

/** The widths at which the headings of the steps are shown. */
function mediaQuery() {
  return matchMedia('(width < 40rem)')
}
