import { expect, it } from 'vitest'
import { applicationInput, resumeLimit } from './input.ts'

const { resume } = applicationInput.shape

it.each([
  ['a PDF', new File(['%PDF-1.7 … %%EOF'], 'cv'), undefined],
  ['a PDF without its end', new File(['%PDF-1.7 …'], 'cv'), 'cut off'],
  [
    'a picture that is called one',
    new File(['\u0089PNG'], 'cv.pdf', { type: 'application/pdf' }),
    'not a PDF',
  ],
  ['nothing', new File([], 'cv.pdf'), 'not a PDF'],
  ['exactly 10 MB', new File(['%PDF-%%EOF'.padEnd(resumeLimit)], 'cv.pdf'), undefined],
  ['a byte more', new File(['%PDF-'.padEnd(resumeLimit + 1)], 'cv.pdf'), 'larger than 10 MB'],
  ['a file that is gone', gone(), 'can no longer be read'],
])('the resume field accepts or refuses %s with the right message', async (_what, file, sentence) => {
  const result = await resume.safeParseAsync(file)
  expect(result.error?.issues[0]?.message).toEqual(sentence && expect.stringContaining(sentence))
})

/** A file that browsers can no longer read: only reading fails. */
function gone(): File {
  const file = new File(['%PDF-'], 'cv.pdf')
  file.slice = () => {
    const part = new Blob()
    part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    return part
  }
  return file
}
