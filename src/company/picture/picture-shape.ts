import { pictures } from './pictures.gen.ts'

/** Widths in pixels, ratio as width over height. */
export interface PictureShape {
  widths: number[]
  ratio: number
}

export const landscape: PictureShape = { widths: [480, 960, 1440, 1920], ratio: 1.7778 }
/** Shape of a picture that fills an upright phone: no bytes are wasted outside the window. */
export const portrait: PictureShape = { widths: [480, 810], ratio: 0.6 }

/** Returns a picture's shape. There are two, with different numbers of widths. */
export const shapeOf = (name: keyof typeof pictures): PictureShape =>
  pictures[name].length === portrait.widths.length ? portrait : landscape
