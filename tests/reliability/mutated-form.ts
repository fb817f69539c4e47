import { below, pick, type Random } from '#tests/support/random.ts'

const contents: readonly ((random: Random) => string)[] = [
  () => '',
  () => '1',
  () => '%PDF-1.7\nstartxref\n0\n%%EOF\n',
  (random) => 'x'.repeat(below(2_000, random)),
  // Longer than the buffers of the parser and of its stream.
  (random) => 'x'.repeat(15_000 + below(70_000, random)),
  () => '\r\n--',
  () => '\r\n\r\n\0',
]

const dispositions = [
  'form-data; name="a"',
  'form-data; name="resume"; filename="cv.pdf"',
  'form-data; name="resume"; filename="again.pdf"',
  'form-data; name="unknown"; filename="x.bin"',
  'form-data; name="gallery"; filename="a.png"',
  'form-data; name="resume"; filename=""',
  `form-data; name="f"; filename*=UTF-8''%e2%82%ac.pdf`,
  `form-data; name="f"; filename*=utf-16le''abc.pdf`,
  'form-data; filename="no-name.pdf"',
  'form-data; name="f"; filename="nul\0.pdf"',
  'form-data; name="f"; filename="unended.pdf',
  'form-data',
  'attachment; name="f"; filename="a.pdf"',
  '; ; ;',
]

const moreHeaders = [
  'content-type: application/pdf',
  'content-type: application/octet-stream',
  'content-type: multipart/mixed; boundary=nested',
  'content-type: text/plain; charset=utf-16le',
  'content-transfer-encoding: base64',
  'content-transfer-encoding: none-of-them',
  'content-length: 999999999',
  `x-long: ${'x'.repeat(20_000)}`,
  'no colon',
  ': no name',
  'folded: a\r\n b',
  'bad\0name: x',
]

function part(boundary: string, random: Random): string {
  const lines = random() < 0.05 ? [] : [`content-disposition: ${pick(dispositions, random)}`]
  for (let count = random() < 0.5 ? 0 : below(4, random); count > 0; count -= 1)
    lines.push(pick(moreHeaders, random) ?? '')
  const content = pick(contents, random)?.(random) ?? ''
  return `--${boundary}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n${content}\r\n`
}

/** Creates a malformed multipart body: parts after its end, misplaced boundaries, missing ends. */
export function mutatedForm(random: Random): { type: string; body: Buffer } {
  const boundary = random() < 0.9 ? `b${below(1_000, random)}` : 'a b:c/d'
  const end = `--${boundary}--\r\n`
  const count = random() < 0.05 ? 20 + below(300, random) : below(8, random)
  let text = random() < 0.1 ? 'preamble\r\n' : ''
  for (let index = 0; index < count; index += 1) text += part(boundary, random)
  if (random() < 0.85) text += end
  // Random bytes after the end.
  for (let index = random() < 0.5 ? 0 : below(7, random); index > 0; index -= 1)
    text += part(boundary, random)
  if (random() < 0.2) text += end
  const pieces = [end, `--${boundary}\r\n`, `\r\n--${boundary}`, `--${boundary}-`, '--', '\r\n', '\0']
  for (let index = below(4, random); index > 0; index -= 1) {
    const at = below(text.length + 1, random)
    const isCut = random() < 0.3
    text = text.slice(0, at) + pick(pieces, random) + text.slice(at + (isCut ? below(200, random) : 0))
  }
  if (random() < 0.15) text = text.slice(0, below(text.length + 1, random))
  const quoted = /[^\w]/.test(boundary) || random() < 0.2 ? `"${boundary}"` : boundary
  return { type: `multipart/form-data; boundary=${quoted}`, body: Buffer.from(text, 'latin1') }
}
