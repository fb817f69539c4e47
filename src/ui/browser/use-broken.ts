import { useCallback, useState } from 'react'

/**
 * Tracks whether the picture at an address failed to load. A server-rendered picture may fail before React listens for
 * the error, so the state is also checked on mount.
 *
 * @returns `isBroken`, and `watch`, the props of the `img`
 */
export function useBroken(src: string) {
  const [broken, setBroken] = useState<string>()
  const fail = useCallback(() => setBroken(src), [src])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // Firefox reports a width of 0 for SVG files without a size. Decoding tells them from failures.
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail)
    },
    [fail],
  )
  return { isBroken: broken === src, watch: { ref, onError: fail } }
}
