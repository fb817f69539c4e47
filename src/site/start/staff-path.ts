/** Whether a path is the dashboard's or its door's: visitors' pages know nothing of these routes. */
export function isStaffPath(pathname: string): boolean {
  return /^\/(?:dashboard(?:\/.*)?|login|register|forgot-password|reset-password)\/?$/.test(pathname)
}
