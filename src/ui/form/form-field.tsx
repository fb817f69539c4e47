import { type ComponentProps, type ComponentType, type ReactNode, use } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { Select, type SelectOption } from '#src/ui/select.tsx'
import { Checkbox, FileInput, TextArea, TextInput } from '#src/ui/text-input.tsx'
import { FormContext, fieldId } from './form-context.ts'

type Attributes =
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'accept'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'readOnly'

export interface FieldProps<Name extends string> extends Pick<ComponentProps<'input'>, Attributes> {
  name: Name
  label: string
  type?: 'text' | 'email' | 'tel' | 'date' | 'url' | 'textarea' | 'select' | 'checkbox' | 'file'
  help?: ReactNode
  options?: readonly SelectOption[]
  rows?: number
  /** Marks the field as required; by default the schema decides. */
  required?: boolean
  /** Replaces the native input, as `PasswordInput` does. Forms without one do not load it. */
  input?: ComponentType<ComponentProps<'input'>>
  /** Spans both columns, as text areas, files and check boxes always do. */
  wide?: boolean
  /** Renders a custom control: spread `control`, use `value` and `onChange`. */
  children?: (field: CustomField) => Elements
}

export interface CustomField {
  /** Attributes that tie the control to its label, help and message. */
  control: ControlAttributes
  value: unknown
  onChange: (value: unknown) => void
  /** Validates the entry now instead of on submit. Resolves to whether it is valid. */
  check: () => Promise<boolean>
  /** Returns the form's error message for a value; undefined for a valid one. */
  problemOf: (value: unknown) => Promise<string | undefined>
}

interface ControlAttributes {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control, help and message of one key of the form's schema. */
export function FormField({
  name,
  label,
  type = 'text',
  help,
  wide,
  children,
  ...props
}: FieldProps<string>) {
  const form = use(FormContext)
  const { formState } = useFormContext()
  const problem = formState.errors[name]?.message
  const id = fieldId(form.id, name)
  const control: ControlAttributes = {
    id,
    required: props.required ?? (type !== 'checkbox' && form.isRequired(name)),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': classes(help ? `${id}-help` : '', problem ? `${id}-message` : '') || undefined,
  }
  const isCheckbox = type === 'checkbox' && !children
  return (
    <div className={classes('min-w-0', (wide || wideTypes.includes(type)) && 'col-span-full')}>
      <div
        className={
          isCheckbox ? 'flex min-h-(--control) flex-row-reverse items-center justify-end gap-3' : undefined
        }
      >
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={classes(
            'block font-semibold text-sm',
            !isCheckbox && 'mb-1.5',
            // CSS draws the star, so that the label's text and the accessible name do not contain it.
            control.required && 'starred',
          )}
        >
          {label}
        </label>
        {children ? (
          <CustomControl name={name} control={control} render={children} />
        ) : (
          <NativeControl {...props} {...control} name={name} type={type} />
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-ink-soft text-sm">
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-message`} className="mt-1.5 font-medium text-danger text-sm">
          {String(problem)}
        </p>
      )}
    </div>
  )
}

const wideTypes = ['textarea', 'file', 'checkbox']

interface NativeProps extends Pick<ComponentProps<'input'>, Attributes>, ControlAttributes {
  name: string
  type: NonNullable<FieldProps<string>['type']>
  options?: readonly SelectOption[]
  rows?: number
  input?: ComponentType<ComponentProps<'input'>>
}

function NativeControl({ type, input: Input, options = [], rows = 4, ...attributes }: NativeProps) {
  const { register, formState } = useFormContext()
  const first: unknown = formState.defaultValues?.[attributes.name]
  // React Hook Form also sets the value in the DOM, but not on the server.
  const defaultValue = typeof first === 'string' ? first : undefined
  // React Hook Form must not see `min`, `max` and the like: only the schema validates.
  const props = { ...attributes, ...register(attributes.name) }
  if (type === 'textarea')
    return <TextArea {...props} defaultValue={defaultValue} rows={rows} placeholder={props.placeholder} />
  if (Input) return <Input {...props} />
  if (type === 'checkbox') return <Checkbox {...props} />
  if (type === 'file') return <FileInput {...props} />
  if (type !== 'select')
    return <TextInput {...props} {...native[type]} type={type} defaultValue={defaultValue} />
  const { id, required, name, onChange, onBlur, ref } = props
  return (
    <Select
      {...{ id, required, name, onChange, onBlur, ref, defaultValue }}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      options={options}
      placeholder={props.placeholder ?? (first ? undefined : 'Choose one')}
    />
  )
}

const native: Partial<Record<NativeProps['type'], ComponentProps<'input'>>> = {
  email: { autoCapitalize: 'none', spellCheck: false },
  url: { autoCapitalize: 'none', spellCheck: false },
}

interface CustomProps {
  name: string
  control: ControlAttributes
  render: (field: CustomField) => Elements
}

function CustomControl({ name, control, render }: CustomProps) {
  const { field } = useController({ name })
  const { trigger } = useFormContext()
  const form = use(FormContext)
  return render({
    control,
    value: field.value,
    onChange: field.onChange,
    check: () => trigger(name),
    problemOf: (value) => form.problemOf(name, value),
  })
}
