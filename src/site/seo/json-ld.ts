import { createTrustedTypes } from '#src/ui/text/trusted.ts'

export const jsonLd = 'application/ld+json'

// JSON is no program: a script of this type is never run.
const asScript = createTrustedTypes('app-json-ld', 'createScript', (text) => text)

/** Creates a JSON-LD script by hand: React creates scripts from HTML, which Trusted Types blocks. */
export function jsonLdScript(json: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = jsonLd
  script.text = asScript(json)
  return script
}
