/** Marks the figures and papers of this folder as invented, wherever they are shown. An owner with real ones sets ''. */
export const sampleMark: string = 'Sample'

interface Registration {
  name: string
  /** Number, validity or sum, as on the paper. */
  detail: string
  /** Address of the paper, such as `/papers/iso-9001.pdf`. */
  href?: string
}

/** Papers that buyers ask for before an order. Without any, the pages have no list of them. */
export const registrations: readonly Registration[] = [
  { name: 'Corporate Affairs Commission', detail: 'RC 0000000' },
  { name: 'COREN', detail: 'Engineering firm F.0000' },
  { name: 'NCDMB', detail: 'Equipment certificate 0000' },
  { name: 'NipeX', detail: 'Qualified supplier 00000' },
  { name: 'ISO 9001:2015', detail: 'Certificate 0000-Q, to 2027' },
  { name: 'ISO 14001:2015', detail: 'Certificate 0000-E, to 2027' },
  { name: 'ISO 45001:2018', detail: 'Certificate 0000-S, to 2027' },
  { name: 'Professional indemnity', detail: 'Policy 0000, ₦500,000,000' },
]
