import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Path of a resume on the disk. */
export const resumePath = fileURLToPath(new URL('../../mocks/files/private/resume-01.pdf', import.meta.url))

const pdf = await readFile(resumePath)

/** End of every complete PDF. */
const end = Buffer.from('\nstartxref\n0\n%%EOF\n')

/** Creates a resume as a PDF, padded to a size in bytes. */
export function resume(name = 'resume.pdf', size = pdf.length) {
  const filling = size - pdf.length - end.length
  const buffer = filling > 0 ? Buffer.concat([pdf, Buffer.alloc(filling), end]) : pdf
  return { name, mimeType: 'application/pdf', buffer }
}

/** Fills in /apply as a visitor would. */
export async function fillApplication(page: Page, file = resume()) {
  await page.getByLabel('Full Name').fill('Amaka Okafor')
  await page.getByLabel('Email Address').fill('amaka@mail.example')
  await page.getByLabel('Phone Number').fill('+234 803 123 4567')
  await page.getByLabel('Years of Experience').selectOption('5-10 years')
  await page.getByLabel('Highest Education').selectOption("Bachelor's Degree")
  await page.getByLabel('Cover Letter').fill('I walk the line\nbefore I release the drawing.')
  await page.getByLabel('Resume').setInputFiles(file)
}
