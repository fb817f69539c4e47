/** File name with the picture's own width, as only our server writes it. Our server also serves other widths. */
const named = /\/uploads\/[\da-f]{24}-[\w-]+-(\d+)x\d+\.\w+$/

/**
 * Returns the attributes of an `img` for a backend picture: the address alone, or with the widths that the server
 * offers. Depends on the address only, so that server and browser render the same.
 */
export function pictureSources(src: string): { src: string; srcSet?: string; sizes?: string } {
  const ownWidth = Math.min(Number(named.exec(src)?.[1]), 1920)
  const widths = [320, 640, 960, 1280].filter((width) => width < ownWidth)
  const srcSet = [...widths, ownWidth].map((width) => `${src}?w=${width} ${width}w`).join()
  // A lazily loaded picture knows its layout width. For other pictures `auto` has no effect.
  return widths.length > 0 ? { srcSet, sizes: 'auto, 100vw', src } : { src }
}
