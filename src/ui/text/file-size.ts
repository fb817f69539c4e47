const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

/** Formats as `312 KB`, `3.1 MB` or `10.0 GB`; a megabyte has 1024 × 1024 bytes. Only an empty file has 0 KB. */
export function fileSize(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`
  return bytes < megabyte
    ? `${Math.max(Math.sign(bytes), Math.round(bytes / kilobyte))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`
}

/** Formats as `1.3 of 3.1 MB`: both in the unit of the whole. */
export function partOfSize(part: number, whole: number): string {
  const counted = whole < megabyte ? Math.round(part / kilobyte) : (part / megabyte).toFixed(1)
  return `${counted} of ${fileSize(whole)}`
}
