import { readFile } from 'node:fs/promises'
import { billOfMaterials } from '#scripts/shipped/bom.ts'
import { bomFaults } from '#scripts/shipped/bom-faults.ts'
import { packagesFileOf } from '#scripts/shipped/licenses.ts'
import { readLock } from '#scripts/shipped/lock.ts'
import { shippedAssets } from '#scripts/shipped/shipped-assets.ts'

/** Checks the built site's bill of materials against CycloneDX's schema. A release also has the server's. */

const { name, version } = JSON.parse(await readFile('package.json', 'utf8'))
const bill = billOfMaterials({
  name,
  version,
  packages: JSON.parse(await readFile(packagesFileOf('dist'), 'utf8')),
  assets: shippedAssets,
  lock: await readLock(),
})
const faults = await bomFaults(JSON.stringify(bill))

process.stdout.write(`${bill.components.length} packages, fonts and pictures are listed\n`)
for (const fault of faults) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
