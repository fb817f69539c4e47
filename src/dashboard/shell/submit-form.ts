/**
 * Presses the button of the form that is being filled in, else of the only one there is: in the dialog, where one is open.
 *
 * @param dialogs their selector
 */
export function submitForm(dialogs: string): void {
  const forms = [
    ...((document.querySelector(dialogs) ?? document.querySelector('main'))?.querySelectorAll('form') ?? []),
  ]
  const form = forms.find((one) => one.contains(document.activeElement)) ?? (forms[1] ? undefined : forms[0])
  const [first, ...others] = form?.querySelectorAll<HTMLElement>('button[type=submit]:not(:disabled)') ?? []
  // As by a pointer: a field that is left takes what was typed into it. What nobody sees takes no focus.
  const seen = [first, ...others].find((button) => button?.ariaHidden !== 'true')
  seen?.focus()
  first?.click()
}
