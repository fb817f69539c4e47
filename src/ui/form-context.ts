import { createContext, use } from 'react'

interface FormState {
  /** Comes before every field's id, so that two forms on a page do not meet. */
  id: string
  /** A submit is under way. */
  busy: boolean
  /** The value of the submit button that was pressed last. */
  intent: string
  isRequired: (name: string) => boolean
}

export const FormContext = createContext<FormState>({
  id: '',
  busy: false,
  intent: '',
  isRequired: () => false,
})

/** Whether the form around this is being sent. */
export const useFormBusy = () => use(FormContext).busy

export const fieldId = (formId: string, name: string) => `${formId}-${name}`
