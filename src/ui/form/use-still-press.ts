import { useRef, useState } from 'react'

/**
 * Freezes a field's rendering while a press takes the focus away from it. A press ends with a click only if the button
 * is still under the pointer; a field that grows on blur would push the button away.
 *
 * @returns `still`, the value to render during such a press, and the field's handlers for focus and blur
 */
export function useStillPress<Value>() {
  const [still, setStill] = useState<Value>()
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
        // The click event follows the release.
        setTimeout(() => setStill(undefined))
      }
      watch.current = watching
      document.addEventListener('pointerdown', press, options)
      document.addEventListener('pointerup', release, options)
      document.addEventListener('pointercancel', release, options)
    },
    left: (value: Value) => {
      if (isPressed.current) setStill(value)
      else watch.current?.abort()
    },
  }
}
