/** What a file's first bytes say it is. Its name and the type that a browser gives it prove nothing. */
export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'tiff' | 'bmp' | 'ico' | 'pdf' | 'other'

/** Each byte as one character. */
const starts: readonly [RegExp | string, Kind][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftyp(?:avif|avis|heic|heix|mif1|msf1)/s, 'avif'],
  [/^GIF8[79]a/, 'gif'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
  // Its size, then four bytes that are kept at 0: words may begin with the same two letters.
  [/^BM.{4}\0{4}/s, 'bmp'],
  ['\0\0\x01\0', 'ico'],
  ['\0\0\x02\0', 'ico'],
  [/^%PDF-/, 'pdf'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/s, 'svg'],
]

export async function kindOf(file: Blob): Promise<Kind> {
  const start = Buffer.from(await file.slice(0, 1024).arrayBuffer()).toString('latin1')
  const found = starts.find(([pattern]) =>
    typeof pattern === 'string' ? start.startsWith(pattern) : pattern.test(start),
  )
  return found?.[1] ?? 'other'
}
