// Simple syntax, so that every old Node can run this script and report that it is too old.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
const isEnough = major > 24 || (major === 24 && minor >= 7)

if (!isEnough) {
  process.stderr.write(
    `
This project runs on Node 24.7 or newer; this is ${process.version} on ${process.platform}-${process.arch}.

npm ci normally brings the right Node along as an optional dependency. If it did not:
  - install again without --omit=optional and without --no-optional: npm ci
  - or no such package exists for this machine: install Node 24 (nvm install reads .nvmrc)
Always call the tools through npm (npm start, npm test, npm exec -- vite), which puts that Node first.

`,
  )
  process.exit(1)
}

// Import the target script into the same process, so that signals reach it.
const [node, , script, ...more] = process.argv
if (script) {
  process.argv = [node, resolve(script), ...more]
  import(pathToFileURL(process.argv[1]).href)
}
