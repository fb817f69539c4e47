import type { Row } from '#backend/memory/table.ts'
import type { TeamMember } from '#src/contract/team/record.ts'
import { type Rows, rowId } from './rows.ts'

export function seed(): Rows<TeamMember> {
  // By rank. Servers list rows without a date by descending id.
  return [
    {
      _id: rowId('team', 8),
      fullName: 'Tamuno Briggs',
      position: 'Director of Projects',
      portfolioLink: 'https://people.kelvara.example/tamuno-briggs',
      bio: 'Plans backwards from the day of handover. Ran eleven shutdowns in Bonny and Eleme, nine of which ended on the planned day or earlier.',
      photo: '',
    },
    {
      _id: rowId('team', 7),
      fullName: 'Ngozi Ezeudu',
      position: 'Head of Process Engineering',
      portfolioLink: 'https://people.kelvara.example/ngozi-ezeudu',
      bio: 'Chemical engineer and HAZOP chair. Led 46 studies, from a single metering skid to a complete gas plant, and insists that every action has one owner and one date.',
      photo: '',
    },
    {
      _id: rowId('team', 6),
      fullName: 'Ovie Umukoro',
      position: 'Head of Mechanical Engineering',
      portfolioLink: 'https://people.kelvara.example/ovie-umukoro',
      bio: 'Nineteen years on rotating equipment and piping. Has aligned more than four hundred machines and still checks the soft foot himself.',
      photo: '',
    },
    {
      _id: rowId('team', 5),
      fullName: 'Aisha Garba',
      position: 'Lead Electrical Engineer',
      portfolioLink: '',
      bio: 'Protection and switchgear up to 132 kV. Authorised person for switching; wrote the company rules for isolation and earthing.',
      photo: '',
    },
    {
      _id: rowId('team', 4),
      fullName: 'Femi Alabi',
      position: 'Lead Civil and Structural Engineer',
      portfolioLink: 'https://people.kelvara.example/femi-alabi',
      bio: 'Designs foundations for ground that most people would call a swamp: piles, rafts and bunds between Escravos and Onne.',
      photo: '',
    },
    {
      _id: rowId('team', 3),
      fullName: 'Itoro Ekanem',
      position: 'Health, Safety and Environment Manager',
      portfolioLink: '',
      bio: 'Keeps the permit office, the near-miss log and the training matrix. Stopped 31 jobs last year and explains each of them to every newcomer.',
      photo: '',
    },
    {
      _id: rowId('team', 2),
      fullName: 'Yakubu Mshelia',
      position: 'Quality and Welding Coordinator',
      portfolioLink: '',
      bio: 'Welding inspector with a soft voice and a bright torch. Owns the weld maps, the procedure qualifications and the repair rate.',
      photo: '',
    },
    {
      _id: rowId('team', 1),
      fullName: 'Blessing Odiri',
      position: 'Procurement and Local Content Manager',
      portfolioLink: 'https://people.kelvara.example/blessing-odiri',
      bio: 'Buys Nigerian first: 71 % of the value of last year’s orders went to workshops and stockists in Delta, Rivers and Lagos.',
      photo: '',
    },
  ]
}

/** Records with a single long name, no position, a list instead of a text, and a link that must never be followed. */
export const malformedRows: Row[] = [
  {
    _id: rowId('team', 9),
    fullName: 'Oluwadamilolaoluwatimileyinoluwasegunfunmi Ogheneochukoreneoghene',
    position: null,
    portfolioLink: 'javascript:alert(document.cookie)',
    bio: ['Seconded', 'until further notice'],
    photo: false,
  },
]
