import type { Row } from '#backend/memory/table.ts'
import type { Career } from '#src/contract/careers/record.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Career> {
  return [
    {
      _id: rowId('careers', 1),
      title: 'Senior Electrical Engineer (Protection)',
      location: 'Warri, Delta State',
      base: 'on-site',
      description:
        'You calculate settings for numerical relays up to 33 kV, test them on site and sign for them.\n\nYou bring eight years in industrial power systems, switching authority or the wish to gain it with us, and reports that an operator can act on. Two weeks of nights a year during shutdowns.',
      priceRangeMin: 18000,
      priceRangeMax: 26000,
      createdAt: daysBefore(now, 6, '10:00'),
    },
    {
      _id: rowId('careers', 2),
      title: 'Piping Stress Engineer',
      location: 'Port Harcourt, Rivers State',
      base: 'hybrid',
      description:
        'You model hot and cold lines, choose supports and springs, and walk the line before you release the drawing.\n\nYou bring five years of stress analysis to ASME B31.3 and B31.8, and have seen at least one of your own supports being installed. Three days a week in the office at Trans Amadi.',
      priceRangeMin: 16000,
      priceRangeMax: 22000,
      createdAt: daysBefore(now, 15, '11:30'),
    },
    {
      _id: rowId('careers', 3),
      title: 'Site Construction Supervisor',
      location: 'Onne, Rivers State',
      base: 'on-site',
      description:
        'You run two crews of twelve on a fertilizer plant in operation: toolbox talk at 06:45, permits, quantities, daily report.\n\nYou bring a diploma or ten years of steelwork and piping, basic rigging knowledge, and the habit of stopping a job that does not look right. Rotation 28/14.',
      priceRangeMin: 11000,
      priceRangeMax: 15500,
      createdAt: daysBefore(now, 29, '09:15'),
    },
    {
      _id: rowId('careers', 4),
      title: 'Process Safety Engineer',
      location: 'Lagos',
      base: 'hybrid',
      description:
        'You prepare and record HAZOP and LOPA studies, size relief devices, and follow the actions until they are closed.\n\nYou bring a degree in chemical engineering, four years in a plant or a design office, and clear written English. Travel to Warri and Bonny, about one week in five.',
      priceRangeMin: 17000,
      priceRangeMax: 24000,
      createdAt: daysBefore(now, 44, '14:00'),
    },
    {
      _id: rowId('careers', 5),
      title: 'Document Controller',
      location: 'Remote within Nigeria',
      base: 'remote',
      description:
        'You keep 6,000 documents of four projects in order: numbering, revisions, transmittals, the register that everybody trusts.\n\nYou bring two years with a contractor or an operator and never overwrite a file. We send a laptop and pay for a second data line.',
      priceRangeMin: 7200,
      priceRangeMax: 9600,
      createdAt: daysBefore(now, 63, '12:45'),
    },
    {
      _id: rowId('careers', 6),
      title: 'Graduate Engineer, Civil',
      location: 'Warri, Delta State',
      base: 'on-site',
      description:
        'Eighteen months with three teams: survey and setting out, reinforced concrete, geotechnics. You keep a log book and present it every quarter.\n\nYou have finished your service year, know what slump means, and do not mind rubber boots. Six places, start on the first Monday of the quarter.',
      priceRangeMin: 6000,
      priceRangeMax: 7800,
      createdAt: daysBefore(now, 92, '08:30'),
    },
  ]
}

/** Records with salaries as texts, a minimum above the maximum, an unknown base, no description, and no date. */
export const malformedRows: Row[] = [
  {
    _id: rowId('careers', 7),
    title:
      'Rope-access technician / NDT / scaffolding / insulation / painting / fire watch / general duties (several)',
    location: null,
    base: 'offshore rotation 14/14',
    priceRangeMin: '12,500',
    priceRangeMax: 9000,
    createdAt: null,
  },
]
