import { pictures } from './pictures.gen.ts'

/** Widths in pixels, ratio as width over height. */
export interface PictureShape {
  widths: number[]
  ratio: number
}

export const landscape: PictureShape = { widths: [480, 960, 1440, 1920], ratio: 1.7778 }
/** As upright as the room on a phone that it fills: none of its bytes lies outside the window. */
export const portrait: PictureShape = { widths: [480, 810], ratio: 0.6 }

/** Pictures have one of two shapes, which differ in how many widths there are. */
export const shapeOf = (name: keyof typeof pictures): PictureShape =>
  pictures[name].length === portrait.widths.length ? portrait : landscape
