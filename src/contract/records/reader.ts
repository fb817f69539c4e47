/**
 * Reads something of the wire; undefined where it is not what it should be. Written by hand: a page without a form needs
 * no library of schemas, which weighs more than all that reads its records.
 */
export interface Reader<Value = unknown> {
  read: (value: unknown) => Value | undefined
}

/** Reads a field of a record tolerantly: what is missing, null or of another type is read as the default. */
export interface Field<Value = unknown> {
  read: (value: unknown) => Value
  missing: Value
}

/** Reads a record: each of its fields by itself, and no others. Undefined where there is no record at all. */
export interface RecordReader<Value = unknown> extends Reader<Value> {
  fields: { [Name in keyof Value]: Field<Value[Name]> }
  /** What an empty record is read as. */
  missing: Value
}

/** @example type Project = Read<typeof project> */
export type Read<Of extends Reader> = NonNullable<ReturnType<Of['read']>>

/** @param read gives undefined where the value cannot be read */
export function field<Value>(missing: Value, read: (value: unknown) => Value | undefined): Field<Value> {
  return { missing, read: (value) => read(value) ?? missing }
}

export function record<Value extends object>(fields: RecordReader<Value>['fields']): RecordReader<Value> {
  const entries = Object.entries<Field>(fields)
  const whole = (value: object) => {
    const read: Record<string, unknown> = {}
    for (const [name, one] of entries) read[name] = one.read(Reflect.get(value, name))
    // It has what its fields have read, under their names.
    return read as Value
  }
  return {
    fields,
    missing: whole({}),
    read: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? whole(value) : undefined,
  }
}
