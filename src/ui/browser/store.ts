// biome-ignore lint/style/noRestrictedImports: the one call.
import { getDefaultStore } from 'jotai'

/** The jotai store of the app. Components use it without a provider; everything else imports it from here. */
export const store = getDefaultStore()
