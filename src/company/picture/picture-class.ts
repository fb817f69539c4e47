import { type Ratio, ratioClasses } from '#src/ui/ratio.ts'
import type { pictures } from './pictures.gen.ts'

/** Returns the classes for a picture's placeholder colour and its shape: its own, or the given ratio. */
export function pictureClass(name: keyof typeof pictures, ratio?: Ratio): string {
  return `picture-${name}${ratio ? ` ${ratioClasses[ratio]}` : ''}`
}
