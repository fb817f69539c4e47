/** Whether the browser can store a session beyond the page. False if it blocks storage. */
export function canStaySignedIn(): boolean {
  const probe = 'session-probe'
  try {
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}
