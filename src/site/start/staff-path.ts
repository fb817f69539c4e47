/** Whether a path belongs to the dashboard or its sign-in. Visitors' pages do not know these routes. */
export function isStaffPath(pathname: string): boolean {
  return /^\/(?:dashboard(?:\/.*)?|login|register|forgot-password|reset-password)\/?$/.test(pathname)
}
