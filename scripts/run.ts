import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs one of the project's tools, its output for the reader. Gives its exit code. */
export function run(command: string, env: Record<string, string> = {}): Promise<number> {
  const tools = path.resolve('node_modules/.bin')
  // This Node first: the tools' own first lines ask the PATH for one.
  const places = [tools, path.dirname(process.execPath), process.env.PATH]
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: places.join(path.delimiter) },
    })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A line that stands out between the outputs of several tools. */
export function headline(text: string) {
  process.stdout.write(`\n━━ ${text}\n`)
}
