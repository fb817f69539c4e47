import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** Labels of the preferences, in the order of the form. */
export const preferenceLabels = {
  directMessages: 'Direct messages',
  mentions: 'Mentions',
  repliesToThreads: 'Replies to threads',
  channelUpdates: 'Channel updates',
  meetingRecordingReady: 'Meeting recording ready',
  meetingTranscriptReady: 'Meeting transcript ready',
  missedVideoCalls: 'Missed video calls',
  addedToWhiteboard: 'Added to a whiteboard',
  mentionsWhiteboard: 'Mentions on a whiteboard',
  sharedWithMe: 'Shared with me',
}

export type PreferenceName = keyof typeof preferenceLabels
export type Preferences = Record<PreferenceName, boolean>

// Object.keys loses the type of its keys.
export const preferenceNames = Object.keys(preferenceLabels) as PreferenceName[]

const storedPreferencesAtom = atomWithStorage<unknown>('notification-preferences', {}, undefined, {
  getOnInit: true,
})

/** Preferences stored on the device; an unknown or non-boolean value counts as on. */
export const preferencesAtom = atom(
  (get) => preferencesOf(get(storedPreferencesAtom)),
  (_get, set, next: Preferences) => set(storedPreferencesAtom, next),
)

/** Preferences with everything on. */
export const defaultPreferences = preferencesOf({})

function preferencesOf(stored: unknown): Preferences {
  const preferences = new Map<string, unknown>(Object.entries(Object(stored)))
  // The object has exactly these names.
  return Object.fromEntries(
    preferenceNames.map((name) => [name, preferences.get(name) !== false]),
  ) as Preferences
}
