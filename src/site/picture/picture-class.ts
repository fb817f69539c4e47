import { type Ratio, ratioClasses } from '#src/ui/ratio.ts'
import type { pictures } from './pictures.gen.ts'

/** The colour that stands in a picture's place until it is there, and the room's shape: its own, or the one given. */
export function pictureClass(name: keyof typeof pictures, ratio?: Ratio): string {
  return `picture-${name}${ratio ? ` ${ratioClasses[ratio]}` : ''}`
}
