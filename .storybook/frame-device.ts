import { addons } from 'storybook/preview-api'
import { giveOwnDevice } from './own-device.ts'
import { giveOwnFocus } from './own-focus.ts'

// Evaluated before anything that reads what is saved: the modules that do so keep it from then on.
const wanted = new URLSearchParams(location.search)
if (wanted.has('own') && window.parent !== window) {
  giveOwnDevice(globalThis, wanted.get('id') ?? '')
  giveOwnFocus(window)
  if (wanted.get('id')?.endsWith('--reduced-motion')) askForLessMovement()
  void tellWhenPlayed()
}

/** The page around the frame shows it from then on. */
async function tellWhenPlayed() {
  const channel = await addons.ready()
  for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
    channel.on(end, () => {
      document.documentElement.dataset.played = ''
    })
}

/** As the tests do for all stories: who reads about it may not. */
function askForLessMovement() {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    matchMedia.call(window, query === '(prefers-reduced-motion: reduce)' ? 'all' : query)
}
