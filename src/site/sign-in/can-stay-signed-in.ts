/** Whether the browser keeps a session beyond the page: not where it blocks what sites save. */
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
