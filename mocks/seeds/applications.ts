import type { Row } from '#backend/memory/table.ts'
import type { Application } from '#src/contract/applications/record.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

/** Returns the rows newest first, as the backend sorts its inboxes. */
export function seed(now: Date): Rows<Application> {
  return applicants.map((applicant, position) => {
    const [daysAgo, time, fields] = applicant
    const sent = daysBefore(now, daysAgo, time)
    return { _id: rowId('applications', position + 1), ...fields, appliedAt: sent, createdAt: sent }
  })
}

/** Records without a name, with an unreadable date, a list as phone number, and a resume that must never be opened. */
export const malformedRows: Row[] = [
  {
    _id: rowId('applications', 31),
    applicantName: null,
    email: 'no-reply@import.example',
    phone: ['+234 800 000 0999'],
    role: '<img src=x onerror=alert("role")>',
    status: 7,
    appliedAt: 'yesterday-ish',
    resumeUrl: 'javascript:alert("resume")',
    experience: { years: 4 },
    coverLetter: 'Verylongwordsthatneverend'.repeat(12),
  },
]

const electrical = { role: 'Senior Electrical Engineer (Protection)', careerId: rowId('careers', 1) }
const piping = { role: 'Piping Stress Engineer', careerId: rowId('careers', 2) }
const supervisor = { role: 'Site Construction Supervisor', careerId: rowId('careers', 3) }
const safety = { role: 'Process Safety Engineer', careerId: rowId('careers', 4) }
const documents = { role: 'Document Controller', careerId: rowId('careers', 5) }
const graduate = { role: 'Graduate Engineer, Civil', careerId: rowId('careers', 6) }

const bachelor = "Bachelor's Degree"
const master = "Master's Degree"

type Applicant = [daysAgo: number, time: string, fields: Omit<Rows<Application>[number], '_id'>]

const applicants: Applicant[] = [
  [
    1,
    '08:12',
    {
      ...electrical,
      applicantName: 'Ese Oghenekaro',
      email: 'ese.oghenekaro@mail.example',
      phone: '+234 800 000 0101',
      status: 'new',
      resumeUrl: '/uploads/resume-01.pdf',
      experience: '5-10 years',
      education: bachelor,
      coverLetter:
        'For six years I have looked after two 11 kV switchboards and fourteen motor control centres at a gas plant in Ughelli.\n\nLast year I replaced 38 electromechanical relays with numerical ones; the setting file and the test sheets were mine. I would like to do this work for more than one plant.',
    },
  ],
  [
    2,
    '17:45',
    {
      ...graduate,
      applicantName: 'Daniel Akpoyibo',
      email: 'd.akpoyibo@mail.example',
      phone: '0800 000 0104',
      status: 'new',
      experience: '0-2 years',
      education: bachelor,
      coverLetter:
        'I finished my service year in August. My final project compared three ways of curing concrete in the harmattan; the wet jute won. I can start at once.',
    },
  ],
  [
    4,
    '11:03',
    {
      ...safety,
      applicantName: 'Halima Suleiman',
      email: 'halima.suleiman@mail.example',
      phone: '+234 800 000 0102',
      status: 'new',
      resumeUrl: '/uploads/resume-02.pdf',
      experience: '3-5 years',
      education: master,
      coverLetter:
        'I reviewed 62 relief valves after a change of feed and found nine too small. All nine have been replaced.\n\nI have been scribe in eleven HAZOP studies and would like to prepare the next ones.',
    },
  ],
  [
    7,
    '20:31',
    {
      ...documents,
      applicantName: 'Mercy Ogbonna',
      email: 'mercy.ogbonna@mail.example',
      phone: '+2348000000105',
      status: 'new',
      experience: '3-5 years',
      education: 'Other',
      coverLetter:
        'I kept the register of a tank project with 1,850 documents. At handover eleven were missing, and I could say of each who had it.',
    },
  ],
  [
    9,
    '09:26',
    {
      role: 'Welding inspector',
      applicantName: 'Chinedu Okpala',
      email: 'chinedu.okpala@mail.example',
      phone: '+234 800 000 0103',
      status: 'new',
      resumeUrl: '/uploads/resume-03.pdf',
      experience: '5-10 years',
      education: 'Other',
      coverLetter:
        'You have no opening for an inspector at the moment, so I write on the off chance. I kept the weld map of a 23 km line: 1,940 joints, 2.1 % repairs.',
    },
  ],
  [
    13,
    '14:50',
    {
      ...piping,
      applicantName: 'Oluwaseun Adebiyi',
      email: 'seun.adebiyi@mail.example',
      phone: '0800-000-0106',
      status: 'in-review',
      resumeUrl: '/uploads/resume-02.pdf',
      experience: '5-10 years',
      education: master,
      coverLetter:
        'Seven years of stress analysis, mostly hot lines around heaters and compressors.\n\nI walk the line before I sign. Twice I found a guide welded where my model had a gap.',
    },
  ],
  [
    16,
    '10:18',
    {
      ...supervisor,
      applicantName: 'Godwin Tamunoibi',
      email: 'g.tamunoibi@mail.example',
      phone: '+234 800 000 0107',
      status: 'in-review',
      experience: '10+ years',
      education: 'High School',
      coverLetter:
        'I started as a rigger twenty-two years ago. For the last eight I have led crews of ten to sixteen in Onne and Bonny. No lost-time injury under my name.',
    },
  ],
  [
    19,
    '07:55',
    {
      ...electrical,
      applicantName: 'Fatima Abubakar',
      email: 'fatima.abubakar@mail.example',
      phone: '+234 800 000 0108',
      status: 'reviewing',
      resumeUrl: '/uploads/resume-01.pdf',
      experience: '10+ years',
      education: master,
      coverLetter:
        'My subject is coordination: I have drawn the curves of nine industrial networks, and in three of them the upstream breaker would have tripped first.\n\nI live in Kaduna and would move.',
    },
  ],
  [
    24,
    '16:09',
    {
      ...graduate,
      applicantName: 'Ifeoma Chukwu',
      email: 'ifeoma.chukwu@mail.example',
      phone: '0800 000 0109',
      status: 'in-review',
      resumeUrl: '/uploads/resume-03.pdf',
      experience: '0-2 years',
      education: bachelor,
      coverLetter:
        'During my industrial training I set out the piles of a pump house with a total station, 86 of them, none out by more than 20 mm. I would like to learn why we allow 75.',
    },
  ],
  [
    28,
    '12:37',
    {
      ...safety,
      applicantName: 'Emmanuel Bassey-Orok',
      email: 'e.bassey-orok@mail.example',
      phone: '+234 800 000 0110',
      status: 'in-review',
      experience: '3-5 years',
      education: bachelor,
      coverLetter:
        'Four years as a shift engineer in a chlorine plant. I know what an alarm flood looks like from the chair, and I would like to prevent the next one from the drawing.',
    },
  ],
  [
    33,
    '21:14',
    {
      ...documents,
      applicantName: 'Zainab Lawal',
      email: 'zainab.lawal@mail.example',
      phone: '+234 800 000 0111',
      status: 'interview',
      experience: '0-2 years',
      education: bachelor,
      coverLetter:
        'I have worked from home for two years for a surveyor in Abuja: numbering, transmittals, scans that can be searched. My second data line is already paid for.',
    },
  ],
  [
    41,
    '09:48',
    {
      ...piping,
      applicantName: 'Kelechi Onwuka',
      email: 'kelechi.onwuka@mail.example',
      phone: '+234 800 000 0112',
      status: 'interview',
      resumeUrl: '/uploads/resume-01.pdf',
      experience: '10+ years',
      education: bachelor,
      coverLetter:
        'Slug flow, two-phase relief lines, springs that were locked for ten years: these are the problems I like.\n\nMy present project ends in six weeks.',
    },
  ],
  [
    47,
    '13:22',
    {
      ...supervisor,
      applicantName: 'Sunday Eboigbe',
      email: 'sunday.eboigbe@mail.example',
      phone: '0800 000 0113',
      status: 'interview',
      experience: '10+ years',
      education: 'Other',
      coverLetter:
        'Steelwork and cladding, last on the granulation building of a fertilizer plant. Please call after 18:00; there is no signal inside the plant.',
    },
  ],
  [
    55,
    '08:40',
    {
      ...electrical,
      applicantName: 'Musa Gambo',
      email: 'musa.gambo@mail.example',
      phone: '+234 800 000 0114',
      status: 'interviewed',
      resumeUrl: '/uploads/resume-02.pdf',
      experience: '5-10 years',
      education: bachelor,
      coverLetter:
        'Substations, 33 and 132 kV, four of them from the first trench to energising. I bring my own test set and an up-to-date calibration certificate.',
    },
  ],
  [
    64,
    '15:33',
    {
      ...safety,
      applicantName: 'Adaeze Nnaji',
      email: 'adaeze.nnaji@mail.example',
      phone: '+234 800 000 0115',
      status: 'interview',
      resumeUrl: '/uploads/resume-02.pdf',
      experience: '5-10 years',
      education: 'PhD',
      coverLetter:
        'My thesis measured how far two-phase releases of ammonia travel in humid air. Since then I have done the same on paper for two terminals and one cold store.',
    },
  ],
  [
    72,
    '10:02',
    {
      ...graduate,
      applicantName: 'Victor Ekeh',
      email: 'victor.ekeh@mail.example',
      phone: '+234 800 000 0116',
      status: 'hired',
      resumeUrl: '/uploads/resume-03.pdf',
      experience: '0-2 years',
      education: bachelor,
      coverLetter:
        'I know what slump means: I carried the cone for a whole rainy season on a bridge site in Patani. Rubber boots are no obstacle.',
    },
  ],
  [
    83,
    '18:20',
    {
      ...documents,
      applicantName: 'Ruth Omovie',
      email: 'ruth.omovie@mail.example',
      phone: '0800.000.0117',
      status: 'hired',
      experience: '3-5 years',
      education: 'Other',
      coverLetter:
        'I never overwrite a file. References from two contractors are attached to my e-mail of Monday.',
    },
  ],
  [
    97,
    '11:11',
    {
      ...supervisor,
      applicantName: 'Abdulrahman Sani',
      email: 'a.sani@mail.example',
      phone: '+234 800 000 0118',
      status: 'hired',
      resumeUrl: '/uploads/resume-01.pdf',
      experience: '10+ years',
      education: bachelor,
      coverLetter:
        'My crew has worked together for five years and would come with me, if you have places for twelve.\n\nWe finished a pipe rack in Ajaokuta eleven days early.',
    },
  ],
  [
    109,
    '07:30',
    {
      ...electrical,
      applicantName: 'Nkechi Obiora',
      email: 'nkechi.obiora@mail.example',
      phone: '+234 800 000 0119',
      status: 'accepted',
      experience: '3-5 years',
      education: master,
      coverLetter:
        'Arc-flash studies for three plants in Lagos. The cheapest measure was a maintenance switch on the feeder relay; it halved the incident energy.',
    },
  ],
  [
    126,
    '14:14',
    {
      role: 'Instrument technician',
      applicantName: 'Timi Ebikeme',
      email: 'timi.ebikeme@mail.example',
      phone: '+234 800 000 0120',
      status: 'rejected',
      experience: '0-2 years',
      education: 'High School',
      coverLetter: 'I am ready to learn any work on instruments. I live near the yard in Enerhen.',
    },
  ],
  [
    141,
    '19:05',
    {
      ...safety,
      applicantName: 'Uche Madu',
      email: 'uche.madu@mail.example',
      phone: '0800 000 0121',
      status: 'rejected',
      resumeUrl: '/uploads/resume-03.pdf',
      experience: '0-2 years',
      education: bachelor,
      coverLetter:
        'I have no experience with HAZOP yet, but I have read the guide words and would sit in as an observer, without pay for the first month.',
    },
  ],
  [
    158,
    '09:37',
    {
      ...piping,
      applicantName: 'Peter Alagoa-Dan',
      email: 'peter.alagoa-dan@mail.example',
      phone: '+234 800 000 0122',
      status: 'rejected',
      experience: '3-5 years',
      education: bachelor,
      coverLetter:
        'I draw isometrics at the rate of nine a day. Stress analysis would be new to me; a course is booked for next month.',
    },
  ],
  [
    174,
    '16:55',
    {
      ...graduate,
      applicantName: 'Khadija Umar-Dikko',
      email: 'khadija.umar-dikko@mail.example',
      phone: '+234 800 000 0123',
      status: 'rejected',
      resumeUrl: '/uploads/resume-02.pdf',
      experience: '0-2 years',
      education: master,
      coverLetter:
        'My thesis compared the settlement of eleven tanks on soft clay with what had been calculated for them. Nine stood as predicted; the other two taught me more.',
    },
  ],
  [
    190,
    '08:08',
    {
      role: 'Crane operator, 100 t',
      applicantName: 'Monday Ogaga',
      email: 'monday.ogaga@mail.example',
      phone: '0800 000 0124',
      status: 'talent pool',
      experience: '10+ years',
      education: 'High School',
      coverLetter:
        'Licence valid for two more years. I know the ground in Escravos and where the mats are needed.',
    },
  ],
  [
    211,
    '12:00',
    {
      ...electrical,
      applicantName: 'Tunde Oyelaran',
      email: 'tunde.oyelaran@mail.example',
      phone: '+234 800 000 0125',
      status: 'rejected',
      experience: '3-5 years',
      education: bachelor,
      coverLetter:
        'I install solar systems of up to 200 kW. Relays are a smaller part of my work than your advertisement asks for, but I learn fast.',
    },
  ],
  [
    236,
    '10:44',
    {
      ...supervisor,
      applicantName: 'Patience Inyang',
      email: 'patience.inyang@mail.example',
      phone: '+234 800 000 0126',
      status: 'hired',
      resumeUrl: '/uploads/resume-03.pdf',
      experience: '5-10 years',
      education: bachelor,
      coverLetter:
        'I have supervised painting and insulation for six years and steelwork for two. My daily reports fit on one page, with quantities.',
    },
  ],
  [
    259,
    '15:18',
    {
      ...documents,
      applicantName: 'Joseph Terfa',
      email: 'joseph.terfa@mail.example',
      phone: '+234 800 000 0127',
      status: 'rejected',
      experience: '0-2 years',
      education: bachelor,
      coverLetter: 'My degree is in library science. I can classify anything that stands still.',
    },
  ],
  [
    283,
    '20:02',
    {
      ...piping,
      applicantName: 'Bolanle Ajiboye',
      email: 'bolanle.ajiboye@mail.example',
      phone: '+234 800 000 0128',
      status: 'interview',
      resumeUrl: '/uploads/resume-01.pdf',
      experience: '5-10 years',
      education: master,
      coverLetter:
        'I come from offshore piping: short runs, large movements, no space. Hybrid work suits me; my home is twenty minutes from Trans Amadi.',
    },
  ],
  [
    318,
    '09:00',
    {
      ...safety,
      applicantName: 'Ibrahim Wakili',
      email: 'ibrahim.wakili@mail.example',
      phone: '+234 800 000 0129',
      status: 'rejected',
      experience: '10+ years',
      education: bachelor,
      coverLetter:
        'Twelve years as HSE officer on drilling sites. I would like to come ashore.\n\nMy salary expectation lies above your range, and I am ready to talk about it.',
    },
  ],
  [
    352,
    '11:59',
    {
      role: 'Intern, mechanical engineering',
      applicantName: 'Oreoluwa Bankole-Hart',
      email: 'ore.bankole-hart@mail.example',
      phone: '0800 000 0130',
      status: 'in-review',
      resumeUrl: '/uploads/resume-02.pdf',
      experience: '0-2 years',
      education: 'High School',
      coverLetter:
        'Six months from January, as my university asks for. I have rebuilt two pumps at home; one of them runs.',
    },
  ],
]
