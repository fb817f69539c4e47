export type Platform = 'ios' | 'android' | 'desktop'

/** Returns the platform whose steps come first. An iPad reports to be a Mac, but no Mac has a touch screen. */
export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1))
    return 'ios'
  return userAgent.includes('Android') ? 'android' : 'desktop'
}

/** Returns where the platform shows an installed app. */
export function appPlaceOn(platform: Platform): string {
  return platform === 'desktop' ? 'the desktop or the list of apps' : 'the home screen'
}

/** Whether this page runs as the installed app. */
export function isInstalledApp(): boolean {
  // Safari's own property, older than the media query.
  const isStandalone = 'standalone' in navigator && navigator.standalone === true
  return isStandalone || window.matchMedia('(display-mode: standalone)').matches
}
