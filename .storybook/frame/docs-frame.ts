import { giveOwnDevice } from './own-device.ts'
import { giveOwnFocus } from './own-focus.ts'

const { frameElement } = window

/** Frame of a documentation page that shows this story; undefined for a story on its own. */
export const docsFrame = frameElement?.id.startsWith('iframe--') ? frameElement : undefined

// Runs before any module that reads stored data: such modules cache it from then on.
if (docsFrame) {
  document.documentElement.dataset.docsFrame = ''
  giveOwnDevice(globalThis, `${docsFrame.id} ${innerWidth}`)
  giveOwnFocus(window)
  followHeight(docsFrame.parentElement)
}

/** Makes a frame without a height of its own as high as its story, up to 1,600 px. */
function followHeight(box: HTMLElement | null) {
  if (box?.style.height !== 'auto') return
  addEventListener('DOMContentLoaded', () => {
    const observer = new ResizeObserver(() => {
      box.style.height = `${Math.min(Math.max(document.body.scrollHeight, 48), 1600)}px`
    })
    observer.observe(document.body)
  })
}
