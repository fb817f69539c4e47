import { company } from './company.ts'

export interface Leader {
  id: string
  name: string
  position: string
  bio: string
  /** Picture of 4:5, such as a drawing in public/brand/leaders. Initials replace it if it fails to load. */
  image: string
  social: { linkedin: string; twitter: string; email: string }
}

/**
 * Leaders of the company, on /team. An owner replaces the drawings in public/brand/leaders and the names here. The
 * links are placeholders, which the page leaves out, until the leaders have pages there.
 */
export const leaders: readonly Leader[] = [
  {
    id: 'efe-ogheneruno',
    name: 'Efe Ogheneruno',
    position: 'Managing Director',
    bio: 'Mechanical engineer and one of the four founders. Signs every offer above a month of work, and visits each site before its first permit is issued.',
    image: '/brand/leaders/efe-ogheneruno.svg',
    social: links('efe.ogheneruno'),
  },
  {
    id: 'halima-danjuma',
    name: 'Halima Danjuma',
    position: 'Technical Director',
    bio: 'Leads the design office. Twenty-one years in gas processing; reads a flow diagram from the relief valves backwards.',
    image: '/brand/leaders/halima-danjuma.svg',
    social: links('halima.danjuma'),
  },
  {
    id: 'boma-hart',
    name: 'Boma Hart',
    position: 'Director of Construction',
    bio: 'Began as a pipe fitter in Onne. Plans lifts and shutdowns on paper first, at full scale, with the foremen who will carry them out.',
    image: '/brand/leaders/boma-hart.svg',
    social: links('boma.hart'),
  },
  {
    id: 'ikenna-obiora',
    name: 'Ikenna Obiora',
    position: 'Director of Power Systems',
    bio: 'Protection engineer. Built the group that takes a substation from the first study to the last relay test without changing hands.',
    image: '/brand/leaders/ikenna-obiora.svg',
    social: links('ikenna.obiora'),
  },
  {
    id: 'zainab-lawal',
    name: 'Zainab Lawal',
    position: 'Finance and Contracts Director',
    bio: 'Chartered accountant. Prices what is in the scope, lists what is not, and pays subcontractors within thirty days.',
    image: '/brand/leaders/zainab-lawal.svg',
    social: links('zainab.lawal'),
  },
  {
    id: 'adewale-ajibola',
    name: 'Adewale Ajibola',
    position: 'Director of Safety and Quality',
    bio: 'Answers to nobody but the board, and can close any of our sites. Chairs the weekly review of near-misses himself.',
    image: '/brand/leaders/adewale-ajibola.svg',
    social: links('adewale.ajibola'),
  },
]

function links(mailbox: string): Leader['social'] {
  return {
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
    email: `${mailbox}@${company.emails[0].split('@')[1]}`,
  }
}
