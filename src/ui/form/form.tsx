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

/** Where a form's entries are kept until they are sent, as they were typed. */
export interface FormDraft {
  /** Chosen files are part of it. */
  takesFiles?: boolean
  /** @param defaults the values that the form starts with where there is no draft */
  read: (defaults?: FieldValues) => FieldValues | undefined
  write: (values: FieldValues) => void
  clear: () => void
}

export interface FormProps<Values, Output> {
  id?: string
  defaults?: Partial<Values>
  /** Gets what the schema made of the entries, and the value of the submit button that was pressed. */
  onSubmit: (values: Output, intent: string) => unknown
  /** Said above the fields. A rejected `onSubmit` says its own message there. */
  error?: string | undefined
  draft?: FormDraft
  /** Drawn above the fields, given the defaults of now: they may change while the form is open. */
  notice?: ((defaults: FieldValues) => Elements) | undefined
  /**
   * Runs with entries that are good, right before `onSubmit`, and may change them: they are judged once more. What it
   * throws is said above the fields.
   */
  beforeSubmit?: ((intent: string) => Promise<void>) | undefined
  onDirtyChange?: (dirty: boolean) => void
  columns?: 1 | 2
  className?: string
  children: Elements
}

/**
 * A form over a schema: its keys are the fields, its sentences the messages.
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
    /** The entries of the form around this, as they are typed: for live previews. */
    useValues: () => useWatch() as Partial<Values>,
  }
}

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'value'> {
  variant?: ButtonVariant
  size?: ButtonSize
  busyLabel?: string
  /** Handed to `onSubmit`, where a form has two of these. */
  intent?: string
}

export function SubmitButton({ intent = '', ...props }: SubmitButtonProps) {
  const form = use(FormContext)
  const pressed = form.busy && form.intent === intent
  return <Button {...props} type="submit" value={intent} busy={pressed} disabled={form.busy} />
}

interface FormActionsProps {
  /** Stays in reach on a desktop, too: for forms that are longer than the screen. */
  alwaysSticky?: boolean
  ref?: Ref<HTMLDivElement>
  children: Elements
}

/** The row of buttons at a form's end; on a phone it stays in reach of the thumb. */
export function FormActions({ alwaysSticky, ref, children }: FormActionsProps) {
  return (
    <div
      ref={ref}
      className={classes(
        'wrap-anywhere sticky bottom-(--sticky-end,0px) z-10 col-span-full -mx-4 flex flex-wrap gap-3 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow sm:mx-0 sm:px-0 sm:*:grow-0',
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
  const [kept, setKept] = useState(() => draft?.read({ ...defaults }))
  const [intent, setIntent] = useState('')
  const [refused, setRefused] = useState(0)
  const [failure, setFailure] = useState<string>()
  const sending = useRef(false)
  // What runs before the submit may bring another record, and with it another `onSubmit`.
  const onSubmit = useRef(props.onSubmit)
  useLayoutEffect(() => {
    onSubmit.current = props.onSubmit
  })
  const form = useForm<FieldValues, unknown, z.output<Schema>>({
    resolver: resolverOf(schema),
    // The form's types know any names; the schema decides which there are.
    defaultValues: { ...defaults, ...kept } as DefaultValues<FieldValues>,
    shouldFocusError: false,
  })
  const { subscribe, formState } = form
  const busy = formState.isSubmitting

  useEffect(() => {
    if (!draft && !onDirtyChange) return
    if (kept) onDirtyChange?.(true)
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (sending.current) return
        draft?.write(draft.takesFiles ? withoutFileLists(values) : withoutFiles(values))
        if (isDirty !== undefined) onDirtyChange?.(isDirty || kept !== undefined)
      },
    })
  }, [subscribe, draft, onDirtyChange, kept])

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const button = event.nativeEvent.submitter
    const pressed = button instanceof HTMLButtonElement ? button.value : ''
    setIntent(pressed)
    setFailure(undefined)
    const refuse = () => setRefused((times) => times + 1)
    const submitEntries = form.handleSubmit(async (values) => {
      await onSubmit.current(values, pressed)
      // A form that stays on the screen holds nothing unsent any more.
      form.reset(form.getValues(), { keepValues: true })
      setKept(undefined)
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
      // A FieldError has a field; told by that, as most forms have no use for the class.
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
          // What may reload the page, such as an update, looks for this first.
          data-unsent={formState.isDirty || kept ? '' : undefined}
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
