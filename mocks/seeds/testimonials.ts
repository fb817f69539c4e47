import type { Row } from '#backend/memory/table.ts'
import type { Testimonial } from '#src/contract/testimonials/record.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Testimonial> {
  return [
    {
      _id: rowId('testimonials', 1),
      name: 'Ebiere Dokubo',
      position: 'Terminal Manager',
      company: 'Lantern Terminals',
      testimonial:
        'They moved a 9,000 m³ tank without taking the farm out of service. The lift plan was on my desk three weeks before the crane was. We lost no loading slot.',
      rating: 5,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 21, '10:15'),
    },
    {
      _id: rowId('testimonials', 2),
      name: 'Sadiq Bello',
      position: 'Maintenance Superintendent',
      company: 'Orbital Refining',
      testimonial:
        'Fourteen motor control centres overhauled in nine nights, one section at a time. Each morning at six we had power back and a signed test sheet for every drawer.',
      rating: 5,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 48, '14:30'),
    },
    {
      _id: rowId('testimonials', 3),
      name: 'Chiamaka Nweke',
      position: 'Engineering Manager',
      company: 'Palmgate Pharma',
      testimonial:
        'The clean-steam loop was validated at the first attempt. What I valued more: when a slope was wrong by two millimetres a metre they told us before we found it.',
      rating: 5,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 77, '09:05'),
    },
    {
      _id: rowId('testimonials', 4),
      name: 'Preye Karibo',
      position: 'Project Director',
      company: 'Peakfield Energy',
      testimonial:
        'Twelve welded tie-ins in a six-day shutdown, no lost-time injury, and a dossier that our own quality department accepted unread. The last part has not happened to us before.',
      rating: 5,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 118, '16:40'),
    },
    {
      _id: rowId('testimonials', 5),
      name: 'Hauwa Tijjani',
      position: 'Head of Power Supply',
      company: 'Ironwood Steel',
      testimonial:
        'The substation was energised four days late because a transformer sat in the port. Kelvara re-sequenced the cable work and gave back nine of the thirteen days that we had lost.',
      rating: 4,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 163, '11:20'),
    },
    {
      _id: rowId('testimonials', 6),
      name: 'Gbenga Fashola-Ige',
      position: 'Plant Manager',
      company: 'Clearwell Fertilizers',
      testimonial:
        'Good engineering, honest reports. The first programme was too optimistic about the rains, and they said so themselves in week three. From then on every date held.',
      rating: 4,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 214, '08:50'),
    },
    {
      _id: rowId('testimonials', 7),
      name: 'Nsikak Udoh',
      position: 'Marine Operations Lead',
      company: 'Wavecrest Offshore',
      testimonial:
        'We asked for a repair of two loading arms and got a report that showed why both had failed in the same swivel. The new grease schedule has cost us nothing and saved a third arm.',
      rating: 5,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 262, '13:10'),
    },
    {
      _id: rowId('testimonials', 8),
      name: 'Oghenetega Ivwighre',
      position: 'Site Engineer',
      company: 'Bluecreek Midstream',
      testimonial:
        'Work was sound, paperwork slow: the as-built drawings of the manifold came five weeks after handover. To be published once the client has seen the final wording.',
      rating: 3,
      avatarUrl: '',
      isActive: false,
      createdAt: daysBefore(now, 301, '15:00'),
    },
  ]
}

/** Record with a rating as text between two stars, null as company, and an unreadable date. */
export const malformedRows: Row[] = [
  {
    _id: rowId('testimonials', 9),
    name: '<b>Anonymous</b>',
    company: null,
    testimonial: 'OK. <script>alert("testimonial")</script> Would hire again.',
    rating: '4.6',
    avatarUrl: 'javascript:alert(1)',
    createdAt: 'sometime last March',
  },
]
