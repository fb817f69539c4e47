/** Joins the class names that apply. */
export function classes(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
