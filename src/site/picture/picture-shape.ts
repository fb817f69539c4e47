import { pictures } from './pictures.gen.ts'

/** Widths in pixels, ratio as width over height. */
export interface PictureShape {
  widths: number[]
  ratio: number
}

export const landscape: PictureShape = { widths: [480, 960, 1440, 1920], ratio: 1.7778 }
export const portrait: PictureShape = { widths: [480, 828, 1080], ratio: 0.8 }

/** Pictures have one of two shapes, which differ in how many widths there are. */
export const shapeOf = (name: keyof typeof pictures): PictureShape =>
  pictures[name].length === portrait.widths.length ? portrait : landscape
