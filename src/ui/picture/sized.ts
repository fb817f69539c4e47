/** Our server tells a picture's own width in its name, and gives it in others; no other backend has such names. */
const named = /\/uploads\/[\da-f]{24}-[\w-]+-(\d+)x\d+\.\w+$/

/**
 * The attributes of an `img` for a picture of the backend: its address alone, or with the widths that the server makes
 * of it. It goes by the address only, so that a page is drawn the same on the server and here.
 */
export function sized(src: string): { src: string; srcSet?: string; sizes?: string } {
  const own = Math.min(Number(named.exec(src)?.[1]), 1920)
  const widths = [320, 640, 960, 1280].filter((width) => width < own)
  const srcSet = [...widths, own].map((width) => `${src}?w=${width} ${width}w`).join()
  // A picture that is loaded lazily knows its room by itself; for others `auto` does not count.
  return widths.length > 0 ? { srcSet, sizes: 'auto, 100vw', src } : { src }
}
