interface DeviceSearch {
  tab?: 'storage'
}

/** Which half of the screen the address asks for. */
export function deviceSearch(raw: Record<string, unknown>): DeviceSearch {
  return raw.tab === 'storage' ? { tab: 'storage' } : {}
}
