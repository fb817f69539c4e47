import type { Row } from '#mocks/table.ts'
import type { collections } from '#src/contract/index.ts'
import { rowId } from './rows.ts'

/**
 * What old imports, other programs and attackers leave in a database: half-empty, unreadable and hostile rows. The
 * emulated backend has them under the weather `odd`, and in tests.
 */
export const oddRows: Record<keyof typeof collections, Row[]> = {
  // No client, an unknown status, the team as one text, unsafe and broken pictures, unreadable dates.
  projects: [
    {
      _id: rowId('projects', 9),
      title: 'Legacy import #0047: Refurbishmentofthedecommissionedproducedwatertreatmentpackage',
      description:
        '<script>alert("project")</script> Moved over from the old list; nobody has looked at it since.',
      client: null,
      team: 'Ovie Umukoro, , unknown',
      status: 'archived?',
      startDate: '31/02/2024',
      endDate: null,
      imageUrl: 'javascript:alert(1)',
      gallery: ['/uploads/valve.webp', null, 7, 'javascript:alert(2)', ''],
      createdAt: 'before the migration',
    },
  ],
  // An unknown category, no short description, a number as text, an icon that is a script.
  services: [
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
  ],
  // Salaries as texts, the minimum above the maximum, an unknown base, no description, no date.
  careers: [
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
  ],
  // No author, no cover, an unknown status, an unreadable date, and HTML that must be cleaned.
  blogs: [
    {
      _id: rowId('blogs', 9),
      title: 'Untitled <copy of copy>',
      date: 'Tuesday next',
      author: null,
      tags: 404,
      coverImage: 'javascript:alert("cover")',
      description:
        '<p onclick="alert(1)">Left over from the old website.<script>alert("description")</script>',
      content:
        '<h2>Notes</h2><p>Some text that was never <b>closed<p><a href="javascript:alert(1)">Read on</a><img src=x onerror=alert(1)><iframe src="https://frame.example"></iframe><style>body{display:none}</style>',
      isRecentNews: 'false',
      status: 'scheduled',
      createdAt: null,
    },
  ],
  // The rating is a text between two stars, the company is null and the date cannot be read.
  testimonials: [
    {
      _id: rowId('testimonials', 9),
      name: '<b>Anonymous</b>',
      company: null,
      testimonial: 'OK. <script>alert("testimonial")</script> Would hire again.',
      rating: '4.6',
      avatarUrl: 'javascript:alert(1)',
      createdAt: 'sometime last March',
    },
  ],
  // One unbroken name, no position, a list instead of a text, a link that must never be followed.
  team: [
    {
      _id: rowId('team', 9),
      fullName: 'Oluwadamilolaoluwatimileyinoluwasegunfunmi Ogheneochukoreneoghene',
      position: null,
      portfolioLink: 'javascript:alert(document.cookie)',
      bio: ['Seconded', 'until further notice'],
      photo: false,
    },
  ],
  // No address, an unknown category, tags as one text, no title, a flag in the wrong type.
  media: [
    {
      _id: rowId('media', 17),
      title: null,
      description: 'IMG_20240611_063158_HDR<img src=x onerror=alert(1)>',
      imageUrl: 'javascript:alert("gallery")',
      category: 'Drone footage',
      tags: 'drone, , unsorted',
      isActive: 'yes',
    },
  ],
  // No name, an unreadable date, a list for a phone number, a resume that must never be opened.
  applications: [
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
  ],
  // No surname, budget in words, an unreadable date, an unsafe file, a cell that looks like a formula.
  quoteRequests: [
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
  ],
  // A name that is an object, no phone number, a subject in markup, a date that is no date.
  contactSubmissions: [
    {
      _id: rowId('contactSubmissions', 31),
      fullName: { first: 'Bot', last: 'Trap' },
      email: 'x',
      service: '<a href="javascript:alert(1)">general</a>',
      message: `${'Re:'.repeat(60)} <script>alert("contact")</script>`,
      createdAt: 'Invalid Date',
    },
  ],
  // No name, and a role that nobody has heard of.
  admins: [{ _id: rowId('admins', 5), name: null, email: 'website-import@kelvara.example', role: 'OWNER' }],
}
