interface DeviceSearch {
  tab?: 'storage'
}

/** Returns which half of the screen the address selects. */
export function deviceSearch(raw: Record<string, unknown>): DeviceSearch {
  return raw.tab === 'storage' ? { tab: 'storage' } : {}
}
