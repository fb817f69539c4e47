import { createContext } from 'react'

interface FormState {
  /** Prefix of every field's id, so that two forms on a page do not collide. */
  id: string
  /** A submit is running. */
  busy: boolean
  /** Value of the submit button that was pressed last. */
  intent: string
  /** Removes the message above the fields once its reason is gone. */
  dropProblem: () => void
  isRequired: (name: string) => boolean
  /** Returns the schema's error message for a value of a field, without entering the value. */
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
