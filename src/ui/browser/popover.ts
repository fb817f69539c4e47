/** Whether a popover is shown: one that was opened before the page's scripts ran, or by the platform since. */
export function isPopoverOpen(element: Element): boolean {
  // Older browsers do not know the selector, and throw.
  return 'popover' in element && element.matches(':popover-open')
}
