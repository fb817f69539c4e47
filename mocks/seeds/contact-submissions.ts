import type { Row } from '#backend/memory/table.ts'
import type { ContactSubmission } from '#src/contract/contact-submissions/record.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

/** Returns the rows newest first, as the backend sorts its inboxes. */
export function seed(now: Date): Rows<ContactSubmission> {
  return messages.map(([daysAgo, time, fullName, email, phoneNumber, service, message], position) => ({
    _id: rowId('contactSubmissions', position + 1),
    fullName,
    email,
    phoneNumber,
    service,
    message,
    createdAt: daysBefore(now, daysAgo, time),
  }))
}

/** Records with an object as name, no phone number, markup as subject, and an invalid date. */
export const malformedRows: Row[] = [
  {
    _id: rowId('contactSubmissions', 31),
    fullName: { first: 'Bot', last: 'Trap' },
    email: 'x',
    service: '<a href="javascript:alert(1)">general</a>',
    message: `${'Re:'.repeat(60)} <script>alert("contact")</script>`,
    createdAt: 'Invalid Date',
  },
]

type Message = [
  daysAgo: number,
  time: string,
  fullName: string,
  email: string,
  phoneNumber: string,
  /** Value of the contact form, or free text of older forms. */
  service: string,
  message: string,
]

const messages: Message[] = [
  [
    1,
    '10:22',
    'Ebiere Dokubo',
    'e.dokubo@lantern.example',
    '+234 800 000 0201',
    'quote',
    `Good morning,

we sent a request for the firewater ring this morning. Would your engineer be able to walk the route with us on Thursday?

Ebiere Dokubo`,
  ],
  [
    2,
    '08:41',
    'Anthony Ubogu',
    'a.ubogu@mail.example',
    '0800 000 0301',
    'general',
    'Is your office in Warri open on Saturdays? I would like to hand in documents for supplier registration.',
  ],
  [
    3,
    '19:17',
    'Zuwaira Maigari',
    'z.maigari@mail.example',
    '+234 800 000 0302',
    'services',
    `We run a small dairy near Kaduna. Do you also take jobs of about two million naira, or is that too small for you?

We need the wiring of one cold room put right.`,
  ],
  [
    5,
    '14:05',
    'Sadiq Bello',
    'sadiq.bello@orbital.example',
    '0800 000 0202',
    'support',
    `Drawer 3F of MCC-12, which you overhauled in the spring, trips on earth fault once a week, always around six in the morning.

Condensation? Please send somebody with a tester.`,
  ],
  [
    9,
    '11:50',
    'Grace Akpan-Ita',
    'grace.akpan-ita@mail.example',
    '+2348000000303',
    'general',
    `I teach physics at a girls' school in Uyo. May thirty pupils visit a site of yours? Hard hats would be the highlight of their year.`,
  ],
  [
    12,
    '09:36',
    'Michael Edafe',
    'm.edafe@mail.example',
    '0800-000-0304',
    'Supplier registration',
    'We stock gaskets and studs, B7 and B16, with certificates 3.1. Where can I send our list?',
  ],
  [
    15,
    '16:28',
    'Oghenetega Ivwighre',
    'o.ivwighre@bluecreek.example',
    '08000000208',
    'support',
    'The as-built drawings of the manifold have arrived, thank you. Sheet 14 shows the old tag of the check valve (CV-1108 instead of CV-1180).',
  ],
  [
    19,
    '12:14',
    'Rita Nwogu',
    'rita.nwogu@mail.example',
    '+234 800 000 0305',
    'services',
    'Do you offer hydrostatic tests as a service alone, without the pipework? 3 km of 6-inch line, water is available at both ends.',
  ],
  [
    24,
    '08:03',
    'Kingsley Omoruyi',
    'k.omoruyi@mail.example',
    '+234 800 000 0306',
    'general',
    'I sent an application for the post of supervisor two weeks ago and have heard nothing yet. Has it arrived?',
  ],
  [
    31,
    '17:44',
    'Hauwa Tijjani',
    'hauwa.tijjani@ironwood.example',
    '0800-000-0205',
    'quote',
    `Please add a second scale pit to our request, same size, 30 m further west.

The drawing follows by post because our line is down again.`,
  ],
  [
    38,
    '10:09',
    'Charity Oboro',
    'charity.oboro@mail.example',
    '0800 000 0307',
    'general',
    `Your lorries drive past our school in Ekpan between 7 and 8. Could they come at another time, or more slowly?

The children walk on the road because there is no path.`,
  ],
  [
    46,
    '13:31',
    'Usman Bako',
    'usman.bako@mail.example',
    '+234 800 000 0308',
    'services',
    'We look for a second opinion on a relief valve calculation. How long does it take, and what do you need from us?',
  ],
  [
    54,
    '15:26',
    'Nsikak Udoh',
    'nsikak.udoh@wavecrest.example',
    '+234 800 000 0207',
    'support',
    'Arm no. 2 works well since the repair. Please send us the grease schedule once more; the copy in the hut got wet.',
  ],
  [
    63,
    '09:57',
    'Victoria Amaechi-Bright',
    'v.amaechi-bright@mail.example',
    '+234 (0) 800 000 0309',
    'quote',
    `Request for quotation: load test of a monorail, 5 t, two hoists.

Location: Trans Amadi.
Time: any weekday.
Certificate needed: yes.`,
  ],
  [
    71,
    '18:38',
    'Terkula Iorfa',
    'terkula.iorfa@mail.example',
    '0800 000 0310',
    'general',
    'I read your article about corrosion under insulation. Is the table with the temperatures also valid for stainless steel? Thank you for writing in plain words.',
  ],
  [
    80,
    '11:22',
    'Obinna Agu',
    'obinna.agu@fernwell.example',
    '+234 800 000 0210',
    'services',
    'Can you train six of our electricians in isolation and locking? Two days, at our place in Aba, in groups of three.',
  ],
  [
    92,
    '14:48',
    'Deborah Olaniyan',
    'd.olaniyan@mail.example',
    '+234 800 000 0311',
    'Press',
    `I write about industry in the Delta for a regional weekly. Who could tell me something about the tank that was moved on air cushions?

My deadline is Friday noon.`,
  ],
  [
    103,
    '08:26',
    'Nuhu Danjuma-Sule',
    'nuhu.ds@mail.example',
    '0800 000 0312',
    'quote',
    'Kindly quote for the calibration of 42 pressure gauges and 11 transmitters.',
  ],
  [
    116,
    '16:03',
    'Preye Karibo',
    'p.karibo@peakfield.example',
    '+2348000000204',
    'support',
    'Loop 218: the transmitter reads 4 % low compared with the test gauge. Your commissioning team has left; whom do we call?',
  ],
  [
    129,
    '10:40',
    'Ifeanyi Okonta',
    'ifeanyi.okonta@mail.example',
    '+234 800 000 0313',
    'general',
    'Do you take students for industrial training in the second half of the year? My course is mechanical engineering, third year, and I live in Sapele.',
  ],
  [
    144,
    '12:55',
    'Samuel Wokoma',
    's.wokoma@clearwell.example',
    '+234 (0) 800 000 0206',
    'services',
    'Before we write the specification of the scrubber: which dust loading can you guarantee without a wet precipitator behind it?',
  ],
  [
    160,
    '09:13',
    'Ronke Adewusi',
    'ronke.adewusi@mail.example',
    '0800 000 0314',
    'general',
    'The telephone number in your footer rings, but nobody answers between 12 and 14.',
  ],
  [
    177,
    '15:39',
    'Maryam Shehu',
    'maryam.shehu@ridgeline.example',
    '0800 000 0209',
    'quote',
    `About the clinker silo: our board meets on the 14th. Could we have a first estimate, plus or minus 30 %, before that?

More exact figures can follow.`,
  ],
  [
    194,
    '17:20',
    'Benedict Eze-Ani',
    'b.eze-ani@mail.example',
    '+234-800-000-0315',
    'HSE',
    'I pass your yard on the Enerhen road each day. On Tuesday somebody was on the roof without a harness. I thought that you would want to know.',
  ],
  [
    212,
    '08:50',
    'Aliyu Kwairanga',
    'a.kwairanga@deltagrid.example',
    '+234 800 000 0212',
    'support',
    `Alarm "charger float voltage low" since yesterday in station 2. Batteries were replaced by you in the dry season.

Readings: 121.4 V at 08:00, 120.9 V at 12:00.`,
  ],
  [
    233,
    '13:07',
    'Chinwe Duru',
    'chinwe.duru@mail.example',
    '0800 000 0316',
    'services',
    'Do you also design for the food industry? We dry cassava and lose a third of the heat through the roof.',
  ],
  [
    257,
    '11:34',
    'Rashidat Salami',
    'r.salami@millpond.example',
    '+234-800-000-0220',
    'quote',
    'Please tell us what a soil investigation of four boreholes of 15 m would cost in Ilorin.',
  ],
  [
    285,
    '16:51',
    'Solomon Ayuba',
    'solomon.ayuba@mail.example',
    '+234 800 000 0317',
    'general',
    `Thank you for the tour last week. The apprentices still talk about the valve workshop.

May we come again with the second year?`,
  ],
  [
    317,
    '09:45',
    'Wanjiru Kamau',
    'w.kamau@longgrass.example',
    '+234 800 000 0215',
    'services',
    'Would you work in Kenya? The job is in the Rift Valley at 2,000 m, and pumps behave differently there.',
  ],
  [
    348,
    '14:16',
    'Fiona Aldridge',
    'f.aldridge@harbourlight.example',
    '+234 800 000 0216',
    'general',
    `Please send your current certificates (quality, environment, safety at work) for our list of approved contractors.

Copies are enough.`,
  ],
]
