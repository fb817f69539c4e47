/** Whether a popover is open, also one that the browser opened before the page's scripts ran. */
export function isPopoverOpen(element: Element): boolean {
  // Older browsers do not know the selector and throw.
  return 'popover' in element && element.matches(':popover-open')
}
