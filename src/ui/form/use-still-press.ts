import { useRef, useState } from 'react'

/**
 * Keeps what a field draws as it is while a press takes the focus away from it. A press ends with a click only if its
 * button is still under the pointer then: a field that grows when it is left would push it away.
 *
 * @returns `still`, what is to be drawn during such a press; and what the field calls when it gets and loses the focus
 */
export function useStillPress<Drawn>() {
  const [still, setStill] = useState<Drawn>()
  const watch = useRef<AbortController>(undefined)
  const isPressed = useRef(false)
  return {
    still,
    focused: () => {
      watch.current?.abort()
      const watching = new AbortController()
      const options = { capture: true, signal: watching.signal }
      const press = () => {
        isPressed.current = true
      }
      const release = () => {
        if (!isPressed.current) return
        isPressed.current = false
        watching.abort()
        // The click comes right after its release.
        setTimeout(() => setStill(undefined))
      }
      watch.current = watching
      document.addEventListener('pointerdown', press, options)
      document.addEventListener('pointerup', release, options)
      document.addEventListener('pointercancel', release, options)
    },
    left: (drawn: Drawn) => {
      if (isPressed.current) setStill(drawn)
      else watch.current?.abort()
    },
  }
}
