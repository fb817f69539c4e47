import { beforeSessionEnds } from '#src/api/session.ts'

/**
 * Opens a pinned file in a new tab, which closes with the session. It also closes with this page, because nothing could
 * close it afterwards.
 *
 * @returns false if the browser opens no tab
 */
export function openUntilSignOut(file: Blob): boolean {
  const address = URL.createObjectURL(file)
  // No `noopener`, which would return no tab to close: the tab shows a PDF and runs no scripts.
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
