/** The six companies under "Trusted by Industry Leaders"; on /testimonials. */
export const trustedBy = [
  'Lantern Terminals',
  'Orbital Refining',
  'Palmgate Pharma',
  'Peakfield Energy',
  'Ironwood Steel',
  'Clearwell Fertilizers',
] as const
