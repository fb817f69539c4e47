import { useCallback, useState } from 'react'

/**
 * Tracks whether the picture at an address failed to load. A server-rendered picture may fail before React listens
 * for its error, so that it is also checked when it is mounted.
 *
 * @returns `isBroken`, and `watch`, the props of the `img`
 */
export function useBroken(src: string) {
  const [broken, setBroken] = useState<string>()
  const fail = useCallback(() => setBroken(src), [src])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // Drawings without a size of their own are 0 wide in Firefox: decoding tells them from failures.
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail)
    },
    [fail],
  )
  return { isBroken: broken === src, watch: { ref, onError: fail } }
}
