/** Error about one field, thrown by `onSubmit`. The form shows it at the field and in its summary. */
export class FieldError extends Error {
  override name = 'FieldError'
  readonly field: string

  constructor(field: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.field = field
  }
}
