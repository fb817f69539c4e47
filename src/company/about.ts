import { company } from './company.ts'

const sectors =
  'serves the oil and gas sector and related industries, mainly in Nigeria. We design, build, test and commission, and we stay reachable for the people who run the plant afterwards.'

/** Description of the company, on /about. */
export const work = `${company.name} ${sectors}`

export const conditions =
  'Most of our work happens where production must go on: in the window between two tankers, in a six-day shutdown, in the night shift of a refinery. That has made us careful planners: we build, test and rehearse as much as we can before the window opens.'
