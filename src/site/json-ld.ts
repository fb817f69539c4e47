export const jsonLd = 'application/ld+json'

interface ScriptPolicy {
  createScript: (text: string) => string
}

/** JSON is no program: as a script of that type it is read, and never run. */
const asItIs: ScriptPolicy = { createScript: (text) => text }
let policy: ScriptPolicy | undefined

/** Made by hand, since React makes scripts out of HTML, which a page under Trusted Types refuses. */
export function jsonLdScript(json: string): HTMLScriptElement {
  policy ??= madePolicy()
  const script = document.createElement('script')
  script.type = jsonLd
  script.text = policy.createScript(json)
  return script
}

/** The page's `trusted-types` name it. Where they do not, or the browser knows none, the text has to do. */
function madePolicy(): ScriptPolicy {
  // TypeScript's own types do not have it yet.
  const factory: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined =
    Reflect.get(globalThis, 'trustedTypes')
  try {
    return factory?.createPolicy('app-json-ld', asItIs) ?? asItIs
  } catch {
    return asItIs
  }
}
