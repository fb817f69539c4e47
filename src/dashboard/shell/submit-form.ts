/**
 * Submits the form that has the focus, else the only form; in an open dialog, its form.
 *
 * @param dialogs selector of open dialogs
 */
export function submitForm(dialogs: string): void {
  const forms = [
    ...((document.querySelector(dialogs) ?? document.querySelector('main'))?.querySelectorAll('form') ?? []),
  ]
  const form = forms.find((one) => one.contains(document.activeElement)) ?? (forms[1] ? undefined : forms[0])
  const [first, ...otherButtons] =
    form?.querySelectorAll<HTMLElement>('button[type=submit]:not(:disabled)') ?? []
  // Focus a button, as a click would, so that the left field commits its text. Hidden buttons cannot take focus.
  const visibleButton = [first, ...otherButtons].find((button) => button?.ariaHidden !== 'true')
  visibleButton?.focus()
  first?.click()
}
