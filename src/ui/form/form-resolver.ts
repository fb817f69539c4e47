import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** An object schema whose keys are the form's fields. */
export type FormSchema = z.ZodMiniObject

/**
 * Validates the values with the schema, and half-typed ones with the browser: an unreadable date field has the value ''
 * and would pass where the field is optional.
 */
export function resolverOf<Schema extends FormSchema>(
  schema: Schema,
): Resolver<FieldValues, unknown, z.output<Schema>> {
  return async (values, _context, { fields }) => {
    const errors: FieldErrors = {}
    const result = await schema['~standard'].validate(withoutFileLists(values))
    for (const issue of result.issues ?? []) {
      const [step] = issue.path ?? []
      const name = String(typeof step === 'object' ? step.key : (step ?? 'root'))
      errors[name] ??= { type: 'schema', message: issue.message }
    }
    for (const [name, field] of Object.entries(fields)) {
      const input: unknown = field?.ref
      if (input instanceof HTMLInputElement && input.validity.badInput) {
        errors[name] = { type: 'badInput', message: halfTyped[input.type] ?? 'This cannot be read' }
      }
    }
    if (result.issues || Object.keys(errors).length) return { values: {}, errors }
    // The schema has just made this value. Standard Schema loses the type through a generic.
    return { values: result.value as z.output<Schema>, errors: {} }
  }
}

/** Whether the schema rejects an empty field. */
export function isRequired(schema: FormSchema, name: string): boolean {
  const field = schema.shape[name]
  if (!field || !('~standard' in field)) return false
  return ['', undefined].every((value) => {
    const result = field['~standard'].validate(value)
    return !(result instanceof Promise) && result.issues !== undefined
  })
}

/** Returns the schema's error message for a value of one field. */
export async function problemOf(
  schema: FormSchema,
  name: string,
  value: unknown,
): Promise<string | undefined> {
  const field = schema.shape[name]
  if (!field || !('~standard' in field)) return undefined
  return (await field['~standard'].validate(value)).issues?.[0]?.message
}

/** Converts the values for the schema: a single file instead of the browser's file list. */
export function withoutFileLists(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value instanceof FileList ? value[0] : value]),
  )
}

const halfTyped: Record<string, string> = {
  date: 'Give the whole date: day, month and year',
}
