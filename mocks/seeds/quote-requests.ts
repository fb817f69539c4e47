import type { Row } from '#backend/memory/table.ts'
import type { QuoteRequest } from '#src/contract/quote-requests/record.ts'
import { dayBefore, daysBefore, type Rows, rowId } from './rows.ts'

/** Returns the rows newest first, as the backend sorts its inboxes. */
export function seed(now: Date): Rows<QuoteRequest> {
  return requests.map(([daysAgo, time, daysUntilWanted, fields], position) => ({
    _id: rowId('quoteRequests', position + 1),
    ...fields,
    timeline:
      typeof daysUntilWanted === 'string' ? daysUntilWanted : dayBefore(now, daysAgo - daysUntilWanted),
    createdAt: daysBefore(now, daysAgo, time),
  }))
}

/** Records without surname, with a budget in words, an unreadable date, an unsafe file, and a formula as text. */
export const malformedRows: Row[] = [
  {
    _id: rowId('quoteRequests', 41),
    companyName: '=HYPERLINK("https://prize.example","Click for your refund")',
    firstName: 'Ọládélé "Dele"',
    lastName: null,
    email: 'not an address',
    phoneNumber: 2348000000299,
    country: '',
    service: ['Civil Engineering', 'Mechanical Engineering'],
    budget: 'To be agreed',
    timeline: { from: 'soon' },
    message: '<script>alert("quote")</script>\n\n\n\nKindly revert.',
    fileUrl: 'javascript:alert(1)',
    createdAt: '2024-13-45T99:00:00Z',
  },
]

function client(
  companyName: string,
  firstName: string,
  lastName: string,
  email: string,
  phoneNumber: string,
  country = 'Nigeria',
) {
  return { companyName, firstName, lastName, email, phoneNumber, country }
}

const lantern = client(
  'Lantern Terminals',
  'Ebiere',
  'Dokubo',
  'e.dokubo@lantern.example',
  '+234 800 000 0201',
)
const orbital = client('Orbital Refining', 'Sadiq', 'Bello', 'sadiq.bello@orbital.example', '0800 000 0202')
const palmgate = client(
  'Palmgate Pharma',
  'Chiamaka',
  'Nweke',
  'c.nweke@palmgate.example',
  '+234 800 000 0203',
)
const peakfield = client(
  'Peakfield Energy',
  'Preye',
  'Karibo',
  'p.karibo@peakfield.example',
  '+2348000000204',
)
const ironwood = client(
  'Ironwood Steel',
  'Hauwa',
  'Tijjani',
  'hauwa.tijjani@ironwood.example',
  '0800-000-0205',
)
const clearwell = client(
  'Clearwell Fertilizers',
  'Samuel',
  'Wokoma',
  's.wokoma@clearwell.example',
  '+234 (0) 800 000 0206',
)
const wavecrest = client(
  'Wavecrest Offshore',
  'Nsikak',
  'Udoh',
  'nsikak.udoh@wavecrest.example',
  '+234 800 000 0207',
)
const bluecreek = client(
  'Bluecreek Midstream',
  'Oghenetega',
  'Ivwighre',
  'o.ivwighre@bluecreek.example',
  '08000000208',
)
const ridgeline = client(
  'Ridgeline Cement',
  'Maryam',
  'Shehu',
  'maryam.shehu@ridgeline.example',
  '0800 000 0209',
)
const fernwell = client(
  'Fernwell Breweries',
  'Obinna',
  'Agu',
  'obinna.agu@fernwell.example',
  '+234 800 000 0210',
)
const quayside = client('Quayside Cold Stores', 'Yetunde', 'Ojo', 'y.ojo@quayside.example', '0800 000 0211')
const deltagrid = client(
  'Deltagrid Power',
  'Aliyu',
  'Kwairanga',
  'a.kwairanga@deltagrid.example',
  '+234 800 000 0212',
)
const saltmarsh = client(
  'Saltmarsh Chemicals',
  'Ibinabo',
  'Hart',
  'ibinabo.hart@saltmarsh.example',
  '0800 000 0213',
)
const akwaba = client(
  'Akwaba Bottling',
  'Kwame',
  'Ofori-Mensah',
  'k.ofori@akwaba.example',
  '+234 800 000 0214',
  'Ghana',
)
const savannah = client(
  'Longgrass Geothermal',
  'Wanjiru',
  'Kamau',
  'w.kamau@longgrass.example',
  '+234 800 000 0215',
  'Kenya',
)
const harbourlight = client(
  'Harbourlight Engineering',
  'Fiona',
  'Aldridge',
  'f.aldridge@harbourlight.example',
  '+234 800 000 0216',
  'United Kingdom',
)
const veldstone = client(
  'Veldstone Minerals',
  'Pieter',
  'Mokoena',
  'p.mokoena@veldstone.example',
  '+234 800 000 0217',
  'South Africa',
)
const coralroot = client(
  'Coralroot Energy Partners',
  'Denise',
  'Whitlock',
  'd.whitlock@coralroot.example',
  '+234 800 000 0218',
  'United States',
)
const greenhull = client(
  'Greenhull Palm Oil',
  'Efosa',
  'Igbinedia',
  'efosa@greenhull.example',
  '0800 000 0219',
)
const millpond = client(
  'Millpond Flour',
  'Rashidat',
  'Salami',
  'r.salami@millpond.example',
  '+234-800-000-0220',
)

const electrical = 'Electrical System Engineering'
const mechanical = 'Mechanical Engineering'
const civil = 'Civil Engineering'
const chemical = 'Chemical Engineering'
const process = 'Process Engineering'
const management = 'Project Management'
const scope = { fileUrl: '/uploads/scope-of-work.pdf' }

type Fields = Omit<Rows<QuoteRequest>[number], '_id' | 'timeline' | 'createdAt'>
/** Row of a request. `wantedAfter` is the client's deadline in days, or a text where the backend stores words. */
type Request = [daysAgo: number, time: string, wantedAfter: number | string, fields: Fields]

const requests: Request[] = [
  [
    1,
    '09:42',
    75,
    {
      ...lantern,
      service: mechanical,
      budget: 185000000,
      ...scope,
      message: `We want to replace phase 2 of the firewater ring main: 640 m of 10-inch carbon steel by GRE, nine hydrants, two monitors.

The terminal stays in operation, and one half of the ring must be under pressure at all times.

The scope of work is attached. Please price supply and installation separately.`,
    },
  ],
  [
    2,
    '15:20',
    40,
    {
      ...orbital,
      service: electrical,
      budget: 62500000,
      message: `Thermography and overhaul of the four motor control centres of the utilities area. 118 drawers in all, about a third of them in use day and night.

Night work between 22:00 and 05:00 only.`,
    },
  ],
  [
    4,
    '11:05',
    30,
    {
      ...fernwell,
      service: process,
      budget: 14800000,
      message: `Our clean-in-place station no longer reaches 80 °C on the return. The heat exchanger was cleaned in May.

We would like somebody to measure for two days, tell us why, and offer the repair as a second step.`,
    },
  ],
  [
    6,
    '17:31',
    120,
    {
      ...peakfield,
      service: management,
      budget: 240000000,
      message: `Planning and supervision of the shutdown of train 1, 16 days, about 1,900 activities.

What we need from you: the schedule in hours, two planners on site for five weeks, and a daily report by 06:30.`,
    },
  ],
  [
    8,
    '08:15',
    60,
    {
      ...quayside,
      service: chemical,
      budget: 'NGN 20-25 million',
      message: `Ammonia plant, 4.2 tonnes of charge, built in the nineties. The insurer asks for a review of relief and ventilation before the end of the quarter.

Drawings exist on paper only.`,
    },
  ],
  [
    11,
    '13:48',
    95,
    {
      ...ironwood,
      service: civil,
      budget: 98000000,
      ...scope,
      message: `Foundations for two mill stands and a scale pit, 7 m deep. Ground water stands at 2.4 m.

The soil report is two years old; please say whether you need a new one.`,
    },
  ],
  [
    14,
    '10:27',
    21,
    {
      ...wavecrest,
      service: mechanical,
      budget: 9400000,
      message: `Loading arm no. 3 leaks at the middle swivel again, a drop every four seconds.

Please quote for swivel and seal kit, and for labour in one tide window of six hours.`,
    },
  ],
  [
    17,
    '16:02',
    180,
    {
      ...deltagrid,
      service: electrical,
      budget: 1250000000,
      message: `Turnkey 132/33 kV switching station, five bays, on a site beside the existing line. Land and permits are in hand.

First step: a class 3 estimate and a single-line diagram. We would pay for this step separately.`,
    },
  ],
  [
    21,
    '09:09',
    45,
    {
      ...millpond,
      service: civil,
      budget: 31500000,
      message: `The floor of the flour silo building has settled by up to 38 mm since last year. Two columns show diagonal cracks.

Please visit before the rains, then quote for investigation and underpinning.`,
    },
  ],
  [
    25,
    '12:36',
    150,
    {
      ...akwaba,
      service: process,
      budget: 410000000,
      message: `New bottling hall, 42,000 bottles an hour. We look for a partner for utilities: steam, compressed air, chilled water, effluent.

Site visits are possible on any weekday. Offers in dollars are fine, too.`,
    },
  ],
  [
    28,
    '07:50',
    'Q3',
    {
      ...greenhull,
      service: mechanical,
      budget: 'To be agreed after the site visit',
      message: `Boiler tubes: 212 pieces, thinned below 2.5 mm by our own measurement. Retubing with hydrotest and the inspector's certificate.`,
    },
  ],
  [
    32,
    '14:44',
    60,
    {
      ...palmgate,
      service: chemical,
      budget: 88000000,
      message: `Passivation of 1,100 m of electropolished pipe, 316L, in nine sections.

Procedure, chemicals, rinse to conductivity of the feed water, disposal, and a certificate for every section.`,
    },
  ],
  [
    37,
    '18:12',
    90,
    {
      ...bluecreek,
      service: mechanical,
      budget: 54000000,
      ...scope,
      message: `Hot tap of 6-inch on a 12-inch line, 62 bar, condensate. Flow cannot be stopped.

Wall thickness at the spot has been scanned: 12.4 to 12.6 mm. The sheet is attached.`,
    },
  ],
  [
    43,
    '10:55',
    200,
    {
      ...harbourlight,
      service: management,
      budget: 175000000,
      message: `We are the consulting engineer of a depot in Calabar and look for a resident engineer with a small team for twelve months.

Please send two names with references, and a monthly rate that includes housing and transport.`,
    },
  ],
  [
    48,
    '09:33',
    35,
    {
      ...ridgeline,
      service: electrical,
      budget: 27300000,
      message: `The soft starter of the 1.6 MW mill motor has failed twice this year. We suspect the supply and not the starter.

Please measure for a week under production and report.`,
    },
  ],
  [
    55,
    '15:58',
    75,
    {
      ...saltmarsh,
      service: chemical,
      budget: 66000000,
      message: `Effluent: pH swings between 4 and 11 within an hour, and the permit allows 6 to 9.

We have space for one more tank of 120 m³. Is it enough? If not, what is?`,
    },
  ],
  [
    61,
    '11:41',
    110,
    {
      ...clearwell,
      service: civil,
      budget: 132000000,
      message: `Bund 4 does not hold 110 % of tank T-402 any more, since the tank beside it was added.

Raise the walls, renew the joints, and install a drain valve that can be locked.`,
    },
  ],
  [
    67,
    '08:29',
    50,
    {
      ...orbital,
      service: process,
      budget: 38500000,
      ...scope,
      message: `HAZOP of the crude heater's burner management, four days, eight participants. The chair must be independent of our site.

A report within two weeks. All drawings are at revision D.`,
    },
  ],
  [
    74,
    '16:47',
    65,
    {
      ...lantern,
      service: civil,
      budget: 47500000,
      message:
        'Resurfacing of the tanker road, 1.8 km, 60-tonne axle groups. The road may be closed half at a time.',
    },
  ],
  [
    82,
    '13:03',
    140,
    {
      ...savannah,
      service: mechanical,
      budget: 305000000,
      message: `Steam gathering lines, 18 and 24 inch, 3.4 km above ground, with expansion loops. Stress analysis has been done by others and needs a check.

Please include the mobilisation from Nigeria as a line of its own.`,
    },
  ],
  [
    90,
    '10:10',
    30,
    {
      ...fernwell,
      service: electrical,
      budget: 11200000,
      message:
        'Earthing measurement of the whole brewery, 64 points, with a plan that shows them. The last record is from the year of construction.',
    },
  ],
  [
    98,
    '17:25',
    85,
    {
      ...ironwood,
      service: mechanical,
      budget: 72000000,
      message: `Overhead crane 80 t: replacement of the long-travel rails, 2 × 140 m, with alignment record.

The hall works from Monday to Saturday, so we offer four Sundays.`,
    },
  ],
  [
    107,
    '09:18',
    'As soon as the dollar allows it',
    {
      ...veldstone,
      service: process,
      budget: 'USD 180,000',
      message:
        'Acid dosing skid for a leaching plant, two pumps, 98 % sulphuric acid. We would like to see your standard design first.',
    },
  ],
  [
    115,
    '12:12',
    45,
    {
      ...deltagrid,
      service: electrical,
      budget: 22800000,
      message: `Battery systems of three substations: discharge test over ten hours, replacement of weak cells, new chargers.

Two of the stations can be reached by road, one by boat.`,
    },
  ],
  [
    124,
    '14:59',
    90,
    {
      ...peakfield,
      service: process,
      budget: 58000000,
      message: `The glycol loss of our dehydration unit has doubled to 0.4 US gallons per million standard cubic feet.

Please review contactor, regenerator and the analyses of the last six months, which we send on request.`,
    },
  ],
  [
    133,
    '08:05',
    25,
    {
      ...quayside,
      service: mechanical,
      budget: 6900000,
      message:
        'Screw compressor, 250 kW: vibration has risen to 9 mm/s. Alignment, bearings, soft foot, whatever it is.',
    },
  ],
  [
    142,
    '11:36',
    160,
    {
      ...coralroot,
      service: management,
      budget: 520000000,
      message: `Owner's engineer for a 50 MW gas-engine plant: review of the contractor's design, factory tests, site quality, performance test.

About 3,400 hours over 16 months. Reporting line is Houston, time zone Lagos.`,
    },
  ],
  [
    151,
    '16:16',
    55,
    {
      ...palmgate,
      service: electrical,
      budget: 41000000,
      message:
        'Standby power for the cold rooms: 2 × 800 kVA, automatic changeover within 12 seconds, sound level 70 dB(A) at 7 m.',
    },
  ],
  [
    163,
    '10:48',
    70,
    {
      ...wavecrest,
      service: civil,
      budget: 118000000,
      ...scope,
      message: `Repair of 26 jetty piles in the splash zone. Corrosion has taken 4 to 7 mm of 16 mm.

Wrapping or concrete jackets: please quote for both and say which one you would choose.`,
    },
  ],
  [
    175,
    '13:27',
    40,
    {
      ...millpond,
      service: process,
      budget: 17600000,
      message:
        'Dust explosion review of the packing hall. The insurer names zone 22 and asks for a document that proves it.',
    },
  ],
  [
    188,
    '09:51',
    100,
    {
      ...bluecreek,
      service: electrical,
      budget: 83500000,
      message:
        'Cathodic protection of 23 km of pipeline: yearly survey, two new groundbeds, remote monitoring of 11 test posts.',
    },
  ],
  [
    201,
    '15:07',
    80,
    {
      ...greenhull,
      service: civil,
      budget: 36400000,
      message: 'Effluent ponds, three of 2,400 m², with liner and a dyke that a tractor can drive on.',
    },
  ],
  [
    215,
    '12:50',
    130,
    {
      ...clearwell,
      service: process,
      budget: 267000000,
      message: `The scrubber of the granulation line does not meet 50 mg/Nm³ of dust. We measured 110 on average.

Wanted: a study, then a guaranteed design, then the delivery. Each step as an option.`,
    },
  ],
  [
    229,
    '10:33',
    60,
    {
      ...ridgeline,
      service: civil,
      budget: 149000000,
      message: `Clinker silo, 18 m across: cracks in the wall between 9 and 14 m, some of them 0.6 mm wide.

We need an opinion on whether it may stay filled in the meantime. Please treat this as urgent.`,
    },
  ],
  [
    244,
    '17:02',
    90,
    {
      ...saltmarsh,
      service: mechanical,
      budget: 29900000,
      message:
        'Rubber-lined pipe, 8 inch, 220 m, hydrochloric acid 32 %. Replacement spool by spool during production weekends.',
    },
  ],
  [
    262,
    '08:44',
    'Before the rains',
    {
      ...lantern,
      service: electrical,
      budget: 53700000,
      message:
        'Lightning protection of tanks 7 to 12: review, shunts of the floating roofs, bonding across the seals.',
    },
  ],
  [
    281,
    '14:21',
    150,
    {
      ...akwaba,
      service: management,
      budget: 91000000,
      message:
        'We change from heavy oil to gas on four boilers and need one person who keeps supplier, fire service and production at one table.',
    },
  ],
  [
    304,
    '11:13',
    75,
    {
      ...orbital,
      service: mechanical,
      budget: 204000000,
      ...scope,
      message: `Exchangers E-101 to E-106: pulling, cleaning, retubing of two bundles, hydrotest in the presence of our inspector.

Turnaround window 19 days. Lifting plan with the offer.`,
    },
  ],
  [
    329,
    '09:29',
    45,
    {
      ...deltagrid,
      service: civil,
      budget: 25400000,
      message:
        'Oil pits and fire walls for two transformers of 30 MVA in an existing yard. One of them stays live.',
    },
  ],
  [
    356,
    '16:38',
    120,
    {
      ...ironwood,
      service: electrical,
      budget: 380000000,
      message: `Static compensator, 25 MVAr, at 33 kV. The flicker study of Kelvara is known to you.

Please quote for delivery, building, erection and the measurement afterwards.`,
    },
  ],
]
