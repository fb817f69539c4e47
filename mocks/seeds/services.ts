import type { Row } from '#backend/memory/table.ts'
import type { Service } from '#src/contract/services/record.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Service> {
  return [
    {
      _id: rowId('services', 1),
      name: 'Electrical System Engineering',
      category: 'electrical-eng',
      shortDescription:
        'Power supply of plants from the 132 kV intake to the last motor: studies, switchgear, protection, testing.',
      fullDescription: items(
        'Load-flow, short-circuit and motor-starting studies, with the model handed over.',
        'Substations up to 132 kV: layout, earthing, erection, energising.',
        'Motor control centres: overhaul, replacement drawer by drawer, thermography under load.',
        'Protection settings, coordination curves, primary and secondary injection tests.',
        'Hazardous-area classification and inspection of the equipment that stands in it.',
        'Standby power: diesel sets, batteries, changeover tests with the load that really matters.',
      ),
      iconUrl: '/uploads/icon-electrical.svg',
      document: '',
      createdAt: daysBefore(now, 325, '15:30'),
    },
    {
      _id: rowId('services', 2),
      name: 'Mechanical Engineering',
      category: 'structural-eng',
      shortDescription:
        'Rotating machines, piping, tanks and vessels: installed, aligned, tested and documented.',
      fullDescription: items(
        'Pumps, compressors and turbines: grouting, laser alignment, vibration baseline.',
        'Piping up to 24 inches: stress analysis, prefabrication, hydrostatic tests.',
        'Hot tapping and line stops on live lines, up to 12 inches.',
        'Tanks: floor replacement, shell repair, floating-roof seals, calibration.',
        'Valve overhaul in our Warri workshop, with a seat test for every valve.',
        'Inspection for corrosion under insulation and remaining-life calculation.',
      ),
      iconUrl: '/uploads/icon-mechanical.svg',
      document: '/uploads/capability-statement.pdf',
      createdAt: daysBefore(now, 326, '14:15'),
    },
    {
      _id: rowId('services', 3),
      name: 'Civil Engineering',
      category: 'civil-engineering',
      shortDescription: 'Foundations, bunds, roads and jetties for soft ground and heavy rain.',
      fullDescription: items(
        'Site investigation: boreholes, cone tests, a soil report with numbers to design from.',
        'Piled and raft foundations for machines, tanks and columns.',
        'Tank bunds and drainage, sized for the largest tank and for the wettest hour.',
        'Plant roads, hardstandings and laydown areas.',
        'Jetty structures and bank protection.',
        'Concrete repair: break out, treat the steel, reinstate, measure the cover.',
      ),
      iconUrl: '/uploads/icon-civil.svg',
      document: '',
      createdAt: daysBefore(now, 327, '11:40'),
    },
    {
      _id: rowId('services', 4),
      name: 'Chemical Engineering',
      category: 'structural-eng',
      shortDescription:
        'Water, utilities and batch plants for fertilizer, chemical and pharmaceutical producers.',
      fullDescription: items(
        'Heat and material balances, from a single unit to a whole site.',
        'Water treatment: demineralisation, cooling water chemistry, effluent to permit limits.',
        'Clean utilities for pharmaceuticals: purified water, clean steam, clean-in-place.',
        'Material selection for acids, ammonia and chlorides.',
        'Chemical cleaning and passivation, with disposal of the spent fluids.',
      ),
      iconUrl: '/uploads/icon-chemical.svg',
      document: '',
      createdAt: daysBefore(now, 329, '09:20'),
    },
    {
      _id: rowId('services', 5),
      name: 'Process Engineering',
      category: 'structural-eng',
      shortDescription:
        'From the first flow diagram to a unit that makes its product: design, safety, start-up.',
      fullDescription: items(
        'Flow diagrams, piping and instrumentation diagrams, line and equipment lists.',
        'Hydraulics and relief: pump curves, control valves, flare network.',
        'HAZOP, LOPA and the follow-up of every action until it is closed.',
        'Debottlenecking: measure first, then calculate, then spend.',
        'Commissioning procedures, operator training, performance tests.',
      ),
      iconUrl: '/uploads/icon-process.svg',
      document: '',
      createdAt: daysBefore(now, 328, '10:05'),
    },
    {
      _id: rowId('services', 6),
      name: 'Project Management',
      category: 'civil-engineering',
      shortDescription: 'One plan, one budget, one name that answers for both, from tender to handover.',
      fullDescription: items(
        'Estimates with their accuracy stated: class 4 for a decision, class 2 for a contract.',
        'Schedules with resources, float and the rainy season in them.',
        'Procurement and expediting, Nigerian suppliers first.',
        'Shutdown planning in hours, rehearsed at the table and on site.',
        'Weekly reports on two pages: quantities, money, risks, decisions needed.',
        'Handover dossiers: certificates, test records, as-built drawings, spare parts.',
      ),
      iconUrl: '/uploads/icon-project-management.svg',
      document: '',
      createdAt: daysBefore(now, 330, '09:00'),
    },
  ]
}

/** Records with an unknown category, no short description, a number as text, and a script as icon. */
export const malformedRows: Row[] = [
  {
    _id: rowId('services', 7),
    name: 'Instrumentation-and-control-system-obsolescence-management <draft>',
    category: 'instrumentation',
    shortDescription: null,
    fullDescription: 42,
    iconUrl: 'javascript:alert("icon")',
    document: { name: 'brochure.docx' },
    createdAt: 'n/a',
  },
]

/** Joins list items: public pages split the full description at blank lines. */
function items(...lines: string[]): string {
  return lines.join('\n\n')
}
