/** FNV-1a: the same number for the same text, and no way back to it. */
export function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  }
  return hash >>> 0
}
