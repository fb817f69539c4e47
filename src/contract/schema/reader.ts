/**
 * Reads a value from the API; undefined if it is invalid. Written by hand: a schema library weighs more than all
 * readers, and a page without a form does not need one.
 */
export interface Reader<Value = unknown> {
  read: (value: unknown) => Value | undefined
}

/** Reads a field of a record tolerantly: a missing, null or wrongly typed value becomes the default. */
export interface Field<Value = unknown> {
  read: (value: unknown) => Value
  missing: Value
}

/** Reads a record field by field and ignores other fields. Undefined if the value is no record. */
export interface RecordReader<Value = unknown> extends Reader<Value> {
  fields: { [Name in keyof Value]: Field<Value[Name]> }
  /** Value of an empty record. */
  missing: Value
}

/** @example type Project = Read<typeof project> */
export type Read<Of extends Reader> = NonNullable<ReturnType<Of['read']>>

/** @param read returns undefined for an unreadable value */
export function field<Value>(missing: Value, read: (value: unknown) => Value | undefined): Field<Value> {
  return { missing, read: (value) => read(value) ?? missing }
}

export function record<Value extends object>(fields: RecordReader<Value>['fields']): RecordReader<Value> {
  const entries = Object.entries<Field>(fields)
  const whole = (value: object) => {
    const read: Record<string, unknown> = {}
    for (const [name, one] of entries) read[name] = one.read(Reflect.get(value, name))
    // The loop above has set every field.
    return read as Value
  }
  return {
    fields,
    missing: whole({}),
    read: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? whole(value) : undefined,
  }
}
