import type { collections } from '#src/contract/index.ts'

interface Example {
  /** Field that contains `mark`, by which a list finds the record again. */
  marked: string
  input: (mark: string) => Record<string, unknown>
  /** Fields of an update, and their values afterwards. */
  change?: Record<string, unknown>
  /** Values of fields that are written under another name or in another form. */
  reads?: Record<string, unknown>
  /** Input that cannot be read back: files and passwords. */
  unread?: readonly string[]
  /** Fields that then contain the address of an uploaded file. */
  files?: Record<string, File>
}

/** A picture of six pixels, one of them half transparent. */
const picture = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQImWM4ISf3X+6E3H85uRMNDL8+cP1nYGD4DwIAmjYNeSNgNCQAAAAASUVORK5CYII=',
      'base64',
    ),
  ],
  'a picture (1).png',
  { type: 'image/png' },
)
const resume = new File([wholePdf()], 'résumé.pdf', { type: 'application/pdf' })

/** Example input of every collection. The backend must return the same values. */
export const examples: Record<keyof typeof collections, Example> = {
  projects: {
    marked: 'title',
    input: (title) => ({
      title,
      description: 'Two lines,\n"quoted", and ₦.',
      client: 'Sandbar Marine',
      location: 'Onne, Rivers State',
      team: ['Ada Nwachukwu', 'Femi Alabi'],
      status: 'on-hold',
      file: picture,
      gallery: [picture, picture],
    }),
    change: {
      status: 'completed',
      team: ['Femi Alabi'],
      file: undefined,
      gallery: [],
      startDate: '2026-02-03',
      endDate: '2026-11-30',
    },
    reads: { startDate: '2026-02-03T00:00:00.000Z', endDate: '2026-11-30T00:00:00.000Z' },
    unread: ['file', 'gallery'],
    files: { fileUrl: picture, imageUrl: picture },
  },
  services: {
    marked: 'name',
    input: (name) => ({
      name,
      category: 'electrical-eng',
      shortDescription: 'Short',
      fullDescription: 'One\n\nTwo',
      icon: picture,
      document: resume,
    }),
    change: { category: 'structural-eng', icon: undefined, document: undefined },
    unread: ['icon', 'document'],
    files: { iconUrl: picture, document: resume },
  },
  careers: {
    marked: 'title',
    input: (title) => ({
      title,
      location: 'Warri',
      base: 'hybrid',
      description: 'Work',
      priceRangeMin: 0,
      priceRangeMax: 12500.5,
    }),
    change: { base: 'remote', priceRangeMin: 100 },
  },
  blogs: {
    marked: 'title',
    input: (title) => ({
      title,
      description: '<p>Sum</p>',
      content: '<h2>Head</h2><p>a &amp; b</p>',
      isRecentNews: false,
      status: 'draft',
      image: picture,
    }),
    change: {
      status: 'published',
      isRecentNews: true,
      slug: 'contract-check',
      date: '2025-03-05',
      author: 'Ovie Umukoro',
      tags: 'safety, pumps',
      image: undefined,
    },
    reads: { tags: ['safety', 'pumps'], date: '2025-03-05T00:00:00.000Z' },
    unread: ['image'],
    files: { coverImage: picture },
  },
  testimonials: {
    marked: 'name',
    input: (name) => ({
      name,
      position: 'Engineer',
      company: 'Bluecreek',
      testimonial: 'Good.',
      rating: 3,
      isActive: false,
      avatar: picture,
    }),
    change: { isActive: true, rating: 4, avatar: undefined },
    unread: ['avatar'],
    files: { avatarUrl: picture },
  },
  team: {
    marked: 'fullName',
    input: (fullName) => ({
      fullName,
      position: 'Engineer',
      portfolioLink: 'https://people.example/x',
      bio: 'Bio',
      photo: picture,
    }),
    change: { position: 'Lead', photo: undefined },
    unread: ['photo'],
    files: { photo: picture },
  },
  media: {
    marked: 'title',
    input: (title) => ({
      title,
      description: 'A valve',
      category: 'Equipment',
      tags: ['valve', 'DN 300, flanged'],
      isActive: true,
      image: picture,
    }),
    change: { isActive: false, tags: ['valve'], image: undefined },
    unread: ['image'],
    files: { imageUrl: picture },
  },
  applications: {
    marked: 'applicantName',
    input: (applicantName) => ({
      applicantName,
      role: 'Welder',
      email: 'applicant@mail.example',
      phone: '+234 800 000 0001',
      status: 'new',
      careerId: '66c0ffeea300000000000001',
      experience: '3-5 years',
      education: 'Other',
      coverLetter: 'One\n\nTwo',
      resume,
    }),
    unread: ['resume'],
    files: { resumeUrl: resume },
  },
  quoteRequests: {
    marked: 'companyName',
    input: (companyName) => ({
      companyName,
      firstName: 'Ọládélé',
      lastName: "O'Neil",
      email: 'client@company.example',
      phoneNumber: '+234 800 000 0002',
      country: 'Ghana',
      service: 'Process Engineering',
      budget: 1250000,
      timeline: '2099-01-31',
      message: 'Hello\nthere',
    }),
  },
  contactSubmissions: {
    marked: 'fullName',
    input: (fullName) => ({
      fullName,
      email: 'writer@company.example',
      phoneNumber: '+234 800 000 0003',
      service: 'support',
      message: 'Hello',
    }),
  },
  admins: {
    marked: 'name',
    input: (name) => ({
      name,
      email: `${name.replace(/\W+/g, '-').toLowerCase()}@kelvara.example`,
      password: 'Fourteen grey herons',
      role: 'admin',
    }),
    unread: ['password'],
  },
}

/** Creates a PDF with one empty page and the index that readers require. */
function wholePdf(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const index = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  return `${text}${index}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
