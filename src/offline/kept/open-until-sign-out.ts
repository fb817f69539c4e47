import { beforeSessionEnds } from '#src/api/session.ts'

/**
 * Opens a kept file in a tab of its own, which closes when the session ends. It also closes when this page goes, as
 * nothing could close it afterwards.
 *
 * @returns false where the browser opens no tab
 */
export function openUntilSignOut(file: Blob): boolean {
  const address = URL.createObjectURL(file)
  // Without `noopener`, which would leave nothing to close: the tab shows a PDF and runs nothing.
  const tab = window.open(address, '_blank')
  const close = () => {
    tab?.close()
    URL.revokeObjectURL(address)
    stopWaiting()
    window.removeEventListener('pagehide', close)
  }
  const stopWaiting = beforeSessionEnds(close)
  window.addEventListener('pagehide', close)
  if (!tab) close()
  return tab !== null
}
