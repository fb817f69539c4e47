import {
  type ComponentProps,
  type Ref,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type DefaultValues, type FieldValues, FormProvider, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Alert } from '#src/ui/alert.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button, type ButtonSize, type ButtonVariant } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { FormContext } from './form-context.ts'
import { type FieldProps, FormField } from './form-field.tsx'
import { type FormSchema, isRequired, problemOf, resolverOf, withoutFileLists } from './form-resolver.ts'
import { FormSummary } from './form-summary.tsx'

/** Store of a form's entries, as typed, until they are sent. */
export interface FormDraft {
  /** Whether the draft also stores chosen files. */
  takesFiles?: boolean
  /** @param defaults initial values of the form without a draft */
  read: (defaults?: FieldValues) => FieldValues | undefined
  write: (values: FieldValues) => void
  clear: () => void
}

export interface FormProps<Values, Output> {
  id?: string
  defaults?: Partial<Values>
  /** Called with the schema's output and the value of the submit button that was pressed. */
  onSubmit: (values: Output, intent: string) => unknown
  /** Returns the entries that the pressed submit button decides. They are validated with the others. */
  entriesOf?: (intent: string) => Partial<Values>
  /** Message above the fields. A rejected `onSubmit` shows its own message there. */
  error?: string | undefined
  draft?: FormDraft
  /** Renders content above the fields from the current defaults, which may change while the form is open. */
  notice?: ((defaults: FieldValues) => Elements) | undefined
  /**
   * Runs with valid entries right before `onSubmit` and may change them; they are then validated again. An error that
   * it throws is shown above the fields.
   */
  beforeSubmit?: ((intent: string) => Promise<void>) | undefined
  onDirtyChange?: (dirty: boolean) => void
  columns?: 1 | 2
  className?: string
  children: Elements
}

/**
 * Makes the components of a form from a schema: its keys are the fields, its messages the errors.
 *
 *     const { Form, Field } = createForm(contactInput)
 *     <Form onSubmit={send}><Field name="email" label="Email" type="email" /><SubmitButton>Send</SubmitButton></Form>
 */
export function createForm<Schema extends FormSchema>(schema: Schema) {
  type Values = z.input<Schema>
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once for a schema, outside components
    Form: (props: FormProps<Values, z.output<Schema>>) => <SchemaForm schema={schema} {...props} />,
    Field: FormField as (props: FieldProps<Extract<keyof Values, string>>) => Elements,
    /** Returns the current entries of the surrounding form, for live previews. */
    useValues: () => useWatch() as Partial<Values>,
  }
}

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'value'> {
  variant?: ButtonVariant
  size?: ButtonSize
  busyLabel?: string
  /** Passed to `onSubmit`, for forms with two submit buttons. */
  intent?: string
}

export function SubmitButton({ intent = '', ...props }: SubmitButtonProps) {
  const form = use(FormContext)
  const pressed = form.busy && form.intent === intent
  return <Button {...props} type="submit" value={intent} busy={pressed} disabled={form.busy} />
}

interface FormActionsProps {
  /** Sticks to the lower edge on a desktop, too: for forms longer than the screen. */
  alwaysSticky?: boolean
  ref?: Ref<HTMLDivElement>
  children: Elements
}

/** The row of buttons at a form's end. Sticky on a phone, within reach of the thumb. */
export function FormActions({ alwaysSticky, ref, children }: FormActionsProps) {
  return (
    <div
      ref={ref}
      className={classes(
        'form-bar wrap-anywhere z-10 col-span-full -mx-4 flex flex-wrap border-line border-t bg-paper px-4 sm:mx-0 sm:px-0',
        !alwaysSticky && 'sm:static sm:border-0 sm:bg-transparent',
      )}
    >
      {children}
    </div>
  )
}

interface SchemaFormProps<Schema extends FormSchema> extends FormProps<z.input<Schema>, z.output<Schema>> {
  schema: Schema
}

function SchemaForm<Schema extends FormSchema>(props: SchemaFormProps<Schema>) {
  const { schema, defaults, draft, notice, beforeSubmit, onDirtyChange, columns = 1 } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [draftValues, setDraftValues] = useState(() => draft?.read({ ...defaults }))
  const [intent, setIntent] = useState('')
  const [refused, setRefused] = useState(0)
  const [failure, setFailure] = useState<string>()
  const sending = useRef(false)
  const decided = useRef<FieldValues>({})
  // `beforeSubmit` may load another record, and with it another `onSubmit`.
  const onSubmit = useRef(props.onSubmit)
  useLayoutEffect(() => {
    onSubmit.current = props.onSubmit
  })
  const form = useForm<FieldValues, unknown, z.output<Schema>>({
    resolver: (values, ...rest) => resolverOf(schema)({ ...values, ...decided.current }, ...rest),
    // The form's types allow any names. The schema decides which exist.
    defaultValues: { ...defaults, ...draftValues } as DefaultValues<FieldValues>,
    shouldFocusError: false,
  })
  const { subscribe, formState } = form
  const busy = formState.isSubmitting

  useEffect(() => {
    if (!draft && !onDirtyChange) return
    if (draftValues) onDirtyChange?.(true)
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (sending.current) return
        draft?.write(draft.takesFiles ? withoutFileLists(values) : withoutFiles(values))
        if (isDirty !== undefined) onDirtyChange?.(isDirty || draftValues !== undefined)
      },
    })
  }, [subscribe, draft, onDirtyChange, draftValues])

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const button = event.nativeEvent.submitter
    const pressed = button instanceof HTMLButtonElement ? button.value : ''
    setIntent(pressed)
    decided.current = { ...props.entriesOf?.(pressed) }
    setFailure(undefined)
    const refuse = () => setRefused((times) => times + 1)
    const submitEntries = form.handleSubmit(async (values) => {
      await onSubmit.current(values, pressed)
      // The form may stay on the screen: mark it as having no unsent entries.
      form.reset(form.getValues(), { keepValues: true })
      setDraftValues(undefined)
      draft?.clear()
      onDirtyChange?.(false)
    }, refuse)
    const send = beforeSubmit
      ? form.handleSubmit(async () => {
          await beforeSubmit(pressed)
          await submitEntries(event)
        }, refuse)
      : submitEntries
    await send(event).catch((error: unknown) => {
      // Test for `field`, not the class: most forms do not import FieldError.
      const { field, message = String(error) } = Object(error)
      if (!field) return setFailure(message)
      form.setError(field, { message })
      setRefused((times) => times + 1)
    })
    sending.current = false
  }

  const problem = props.error ?? failure
  return (
    <FormProvider {...form}>
      <FormContext
        value={{
          id,
          busy,
          intent,
          dropProblem: () => setFailure(undefined),
          isRequired: (name) => isRequired(schema, name),
          problemOf: (name, value) => problemOf(schema, name, value),
        }}
      >
        <form
          id={id}
          noValidate
          aria-busy={busy || undefined}
          // Code that may reload the page, such as an update, checks this first.
          data-unsent={formState.isDirty || draftValues ? '' : undefined}
          onSubmit={submit}
          className={props.className}
        >
          <fieldset
            disabled={busy}
            className={classes('grid min-w-0 grid-cols-1 gap-x-6 gap-y-5', columns === 2 && 'md:grid-cols-2')}
          >
            {problem && (
              <Alert key={problem} tone="danger" tabIndex={-1} ref={takeFocus} className="col-span-full">
                {problem}
              </Alert>
            )}
            {refused > 0 && <FormSummary key={refused} />}
            {notice?.({ ...defaults })}
            {props.children}
          </fieldset>
        </form>
      </FormContext>
    </FormProvider>
  )
}

function withoutFiles(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(withoutFileLists(values)).filter(([, value]) => !(value instanceof Blob)),
  )
}
