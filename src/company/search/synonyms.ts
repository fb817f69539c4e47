import { type Searched, searchText } from '#src/contract/search/compare/rank.ts'

interface Synonyms {
  /** Beginnings of words, in the texts of a record. */
  mentions: readonly string[]
  /** Other words for such a record in searches: trade names, and the names of its sectors. */
  alsoFoundBy: string
}

/** Words that visitors search for and that the records do not contain. */
const synonyms: readonly Synonyms[] = [
  { mentions: ['tank'], alsoFoundBy: 'tank farm storage depot terminal vessel oil and gas' },
  { mentions: ['jetty', 'berth'], alsoFoundBy: 'quay wharf pier port harbour marine terminal oil and gas' },
  {
    mentions: ['pipeline', 'flow station', 'offshore', 'gas plant', 'terminals'],
    alsoFoundBy: 'flowline flow station upstream midstream pipeline oil and gas',
  },
  {
    mentions: ['refining', 'refiner', 'turnaround', 'pipe rack', 'hot tapping'],
    alsoFoundBy: 'refinery TAR outage shutdown revamp',
  },
  { mentions: ['splitter', 'trays', 'exchanger', 'petrochem'], alsoFoundBy: 'petrochemicals tower column' },
  { mentions: ['pharma', 'clean utilit', 'stainless'], alsoFoundBy: 'pharmaceuticals clean utilities GMP' },
  {
    mentions: ['substation', 'switchgear', 'transformer', 'power supply', 'turbine'],
    alsoFoundBy: 'power and utility electrical high voltage HV grid switchyard generator genset',
  },
  {
    mentions: ['fertilizer', 'granulat', 'prilling'],
    alsoFoundBy: 'chemical and fertilizers fertiliser urea NPK',
  },
  {
    mentions: ['weld', 'piping', 'pump', 'compressor'],
    alsoFoundBy: 'mechanical fabrication rotating equipment',
  },
  {
    mentions: ['foundation', 'piles', 'bund', 'concrete'],
    alsoFoundBy: 'civil structural piling earthworks',
  },
  {
    mentions: ['hazop', 'loop check', 'relief valve'],
    alsoFoundBy: 'process safety instrumentation control',
  },
  { mentions: ['project management', 'commission'], alsoFoundBy: 'EPC contractor PMC start-up handover' },
]

const searchedSynonyms = synonyms.map(({ mentions, alsoFoundBy }) => ({
  beginnings: mentions.map((mention) => searchText(mention).trimEnd()),
  text: searchText(alsoFoundBy),
}))

/** Adds to a record's searched text the other words for what it mentions. */
export function withSynonyms({ title, text }: Searched): Searched {
  const own = title + text
  const others = searchedSynonyms.filter(({ beginnings }) => beginnings.some((begin) => own.includes(begin)))
  return { title, text: text + others.map((synonym) => synonym.text).join('') }
}
