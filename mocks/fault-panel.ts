import { type FaultChange, type FaultName, faultPresets } from './faults.ts'

/**
 * A small panel in the corner of the page during development. It makes the emulated backend slow, broken, or
 * unreachable, and resets its data. A shadow root isolates its styles from the page's.
 */
const labels: Record<FaultName, string> = {
  clear: 'Clear',
  slow: 'Slow (1.5 to 4 s)',
  offline: 'No connection',
  failing: 'Every call fails (500)',
  html: 'A web page instead of data',
  truncated: 'Answers break off',
  lost: 'Answers get lost',
  unauthorized: 'Session expired (401)',
  forbidden: 'Not allowed (403)',
  tooMany: 'Too many requests (429)',
  never: 'No answer ever',
  empty: 'Empty lists',
  many: 'Lists of 10,000 rows',
  malformed: 'Odd and hostile rows',
  keyless: 'A hosted backend without features',
}

const host = document.createElement('aside')
host.setAttribute('aria-label', 'Emulated backend')
const root = host.attachShadow({ mode: 'open' })
root.innerHTML = `
  <style>
    details { position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; max-width: 17rem; padding: 6px 10px;
      border-radius: 6px; background: #16202b; color: #fff; font: 14px/1.5 system-ui, sans-serif }
    details:not([open]) { opacity: 0.75 }
    label { display: block; margin-top: 8px }
    select, input, button { box-sizing: border-box; width: 100%; min-height: 32px; margin-top: 4px; font: inherit }
    @media print { details { display: none } }
  </style>
  <details>
    <summary>Simulated faults</summary>
    <label>The backend is <select></select></label>
    <label>Only for <input placeholder="all calls, or POST /demo" spellcheck="false"></label>
    <button type="button">Put the data back</button>
    <p role="status"></p>
  </details>`
document.body.append(host)

const summary = part('summary')
const choice = part('select')
const only = part('input')
const status = part('p')

for (const [name, label] of Object.entries(labels)) choice.add(new Option(label, name))
choice.addEventListener('change', change)
only.addEventListener('change', change)
part('button').addEventListener('click', async () => {
  await fetch('/__mocks/reset', { method: 'POST' })
  await show()
  status.textContent = 'The data is as at the start. Reload the page to see it.'
})
await show()

async function change() {
  // The options consist of the names above.
  const name = choice.value as FaultName
  const change: FaultChange = { ...faultPresets[name], only: only.value }
  const headers = { 'content-type': 'application/json' }
  await fetch('/__mocks/faults', { method: 'PUT', headers, body: JSON.stringify(change) })
  summary.textContent = `Simulated faults: ${labels[name]}`
  status.textContent = 'From the next call on.'
}

/** Reads the server's state, which other windows and tests also change. */
async function show() {
  const state: FaultChange = await (await fetch('/__mocks/faults')).json()
  const preset = Object.entries<FaultChange>(faultPresets).find(
    ([, { fault = 'clear', rows, delay, malformed = false, takesKeys = true }]) => {
      const isLate = (state.delay?.[1] ?? 0) > 0
      return (
        fault === state.fault &&
        rows === state.rows &&
        malformed === state.malformed &&
        takesKeys === state.takesKeys &&
        isLate === (delay !== undefined)
      )
    },
  )
  choice.value = preset?.[0] ?? 'clear'
  only.value = state.only ?? ''
  summary.textContent = `Simulated faults: ${choice.selectedOptions[0]?.text}`
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = root.querySelector(name)
  if (!element) throw new Error(`The panel has no ${name}`)
  return element
}
