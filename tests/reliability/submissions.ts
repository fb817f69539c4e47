import { createHash } from 'node:crypto'
import { pick, randomFrom } from '#tests/support/random.ts'

/** Submission of a visitor as the bytes of a request. */
export interface Submission {
  /** Part of the record's name, by which the record is found again. */
  mark: string
  kind: Kind
  key: string
  path: string
  type: string
  body: Buffer<ArrayBuffer>
  /** Fields as they must be stored. */
  fields: Record<string, string | number>
  /** SHA-256 of the file. */
  hash?: string
}

/** Call of each kind; its name in the staff list, and the field with the mark. */
export const kinds = {
  quote: { path: '/api/v1/demo', list: 'demoRequests', name: 'companyName' },
  contact: { path: '/api/v1/contact', list: 'contacts', name: 'fullName' },
  application: { path: '/api/v1/job-applications', list: 'jobApplications', name: 'applicantName' },
} as const
type Kind = keyof typeof kinds

const person = { email: 'amaka@client.example', phone: '+234 800 000 0100' }

/** Creates the numbered submission, identical for the same seed. One in ten is an application with a PDF. */
export function submissionOf(number: number, seed: number): Submission {
  const random = randomFrom(seed * 100_003 + number)
  const mark = `Mark ${number}`
  const message = `${'Two pump skids with piping – ₦, “quoted”,\nbefore the rains. '.repeat(1 + random() * 8)}${number}`
  const kind = number % 10 === 0 ? 'application' : (pick(['quote', 'contact'] as const, random) ?? 'quote')
  const { path } = kinds[kind]
  const key = `${seed}-${number}-${Math.floor(random() * 1e9)}`
  const common = { mark, key, path }
  if (kind === 'application') {
    // Make one in a hundred megabytes long: it exceeds a connection's buffer, so that it can be cut within.
    const pdf = pdfOf(number % 100 === 0 ? 2_000_000 * random() : 60_000 * random(), random)
    const fields = {
      applicantName: mark,
      role: 'Welder',
      ...person,
      experience: '3-5 years',
      education: 'Other',
      coverLetter: message,
    }
    const boundary = `----part${number}`
    const hash = createHash('sha256').update(pdf).digest('hex')
    const body = formOf({ ...fields, status: 'new', careerId: '' }, pdf, boundary)
    return { ...common, kind, type: `multipart/form-data; boundary=${boundary}`, body, fields, hash }
  }
  const fields = kind === 'quote' ? quoteOf(mark, message) : contactOf(mark, message)
  return { ...common, kind, type: 'application/json', body: Buffer.from(JSON.stringify(fields)), fields }
}

const quoteOf = (companyName: string, message: string) => ({
  companyName,
  firstName: 'Amaka',
  lastName: 'Okafor',
  email: person.email,
  phoneNumber: person.phone,
  country: 'Nigeria',
  service: 'Process Engineering',
  budget: 12_500_000,
  timeline: '2099-03-05',
  message,
})

const contactOf = (fullName: string, message: string) => ({
  fullName,
  email: person.email,
  phoneNumber: person.phone,
  service: 'general',
  message,
})

/** Creates a PDF with unique noise between its beginning and its end. */
function pdfOf(length: number, random: () => number): Buffer<ArrayBuffer> {
  const noise = Buffer.alloc(Math.max(200, Math.floor(length / 4) * 4))
  for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE(Math.floor(random() * 2 ** 32), at)
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), noise, Buffer.from('\nstartxref\n9\n%%EOF\n')])
}

function formOf(fields: Record<string, string>, pdf: Buffer, boundary: string): Buffer<ArrayBuffer> {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  return Buffer.concat([Buffer.from(texts.join('') + head), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)])
}
