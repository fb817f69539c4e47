import { addons } from 'storybook/preview-api'
import { giveOwnDevice } from './own-device.ts'
import { giveOwnFocus } from './own-focus.ts'

// Runs before any module that reads stored data: such modules cache it from then on.
const wanted = new URLSearchParams(location.search)
if (wanted.has('own') && window.parent !== window) {
  giveOwnDevice(globalThis, wanted.get('id') ?? '')
  giveOwnFocus(window)
  if (wanted.get('id')?.endsWith('--reduced-motion')) askForLessMovement()
  void tellWhenPlayed()
}

/** Marks the frame when the story has been played. The page then shows it. */
async function tellWhenPlayed() {
  const channel = await addons.ready()
  for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
    channel.on(end, () => {
      document.documentElement.dataset.played = ''
    })
}

/** Requests reduced motion, as the tests do for all stories: some readers need it. */
function askForLessMovement() {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    matchMedia.call(window, query === '(prefers-reduced-motion: reduce)' ? 'all' : query)
}
