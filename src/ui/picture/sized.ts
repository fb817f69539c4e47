/** Our server tells a picture's own width in its name, and gives it in others; no other backend has such names. */
const named = /\/uploads\/[\da-f]{24}-[\w-]+-(\d+)x\d+\.(?:avif|jpg|png|webp)$/

/** The widths that the server makes, in pixels; and the widest. */
const widths = [320, 640, 960, 1280]
const widest = 1920

/**
 * The attributes of an `img` for a picture of the backend: its address alone, or with the widths that the server makes
 * of it. It goes by the address only, so that a page is drawn the same on the server and here.
 *
 * @param isLazy the browser may wait for the layout, and then knows the room by itself
 */
export function sized(src: string, isLazy = true): { src: string; srcSet?: string; sizes?: string } {
  const own = Number(named.exec(src)?.[1])
  const narrower = widths.filter((width) => width < own)
  if (narrower.length === 0) return { src }
  const srcSet = [...narrower, Math.min(own, widest)].map((width) => `${src}?w=${width} ${width}w`).join()
  return { srcSet, sizes: isLazy ? 'auto, 100vw' : '100vw', src }
}
