// @ts-check
/** Ends the process with a message when Node is too old for the server. Call it before any other module is loaded. */
export function ensureNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return
  process.stderr.write(`This needs Node 24.7 or newer, and runs on ${process.version}.\n`)
  process.exit(1)
}
