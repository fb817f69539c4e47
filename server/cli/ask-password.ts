import { CommandError } from '#server/errors.ts'

/** Reads a password from the terminal without echo, or from the first line of the standard input. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await firstLine()).split(/\r?\n/, 1).join('')
  const first = await typed('New password: ')
  if ((await typed('Once more: ')) !== first) throw new CommandError('The two passwords are not the same.')
  return first
}

async function firstLine(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += chunk
    if (text.includes('\n')) break
  }
  return text
}

async function typed(question: string): Promise<string> {
  const { stdin, stderr } = process
  stderr.write(question)
  stdin.setRawMode(true).setEncoding('utf8').resume()
  let text = ''
  try {
    for (;;) {
      const chunk = await new Promise<string>((resolve) =>
        stdin.once('data', (data) => resolve(String(data))),
      )
      for (const letter of chunk) {
        if (letter === '\r' || letter === '\n') return text
        // Ctrl+C and Ctrl+D.
        if (letter === '\u0003' || letter === '\u0004') throw new CommandError('Nothing was changed.')
        if (letter === '\u007f' || letter === '\b') text = [...text].slice(0, -1).join('')
        else text += letter
      }
    }
  } finally {
    stdin.setRawMode(false).pause()
    stderr.write('\n')
  }
}
