import { createContext } from 'react'

interface FormState {
  /** Comes before every field's id, so that two forms on a page do not meet. */
  id: string
  /** A submit is under way. */
  busy: boolean
  /** The value of the submit button that was pressed last. */
  intent: string
  /** Takes back what was said above the fields, once its reason is gone. */
  dropProblem: () => void
  isRequired: (name: string) => boolean
  /** Sentence with which the schema refuses a value of a field, without entering it. */
  problemOf: (name: string, value: unknown) => Promise<string | undefined>
}

export const FormContext = createContext<FormState>({
  id: '',
  busy: false,
  intent: '',
  dropProblem: () => undefined,
  isRequired: () => false,
  problemOf: async () => undefined,
})

export const fieldId = (formId: string, name: string) => `${formId}-${name}`
