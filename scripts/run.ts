import { type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'

/** Runs one of the project's tools and shows its output. Returns its exit code. */
export function run(command: string, env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = start(command, { stdio: 'inherit' }, env)
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a tool and returns its output at the end, in colour if the terminal supports it. */
export function runQuietly(command: string): Promise<{ code: number; output: string }> {
  const colours: Record<string, string> =
    process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
  return new Promise((resolve) => {
    const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'] }, colours)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.once('error', ({ message }) => resolve({ code: 1, output: `${message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function start(command: string, options: SpawnOptions, env: Record<string, string>) {
  const tools = path.resolve('node_modules/.bin')
  // Put this Node first: the tools' shebang lines look it up on the PATH.
  const places = [tools, path.dirname(process.execPath), process.env.PATH]
  return spawn(command, {
    ...options,
    shell: true,
    env: { ...process.env, ...env, PATH: places.join(path.delimiter) },
  })
}

/** Prints a heading between the outputs of several tools. */
export function headline(text: string) {
  process.stdout.write(`\n━━ ${text}\n`)
}
