import { trusted } from '#src/ui/text/trusted.ts'

export const jsonLd = 'application/ld+json'

let asScript: ((json: string) => string) | undefined

/** Made by hand, since React makes scripts out of HTML, which a page under Trusted Types refuses. */
export function jsonLdScript(json: string): HTMLScriptElement {
  // JSON is no program: as a script of that type it is read, and never run.
  asScript ??= trusted('app-json-ld', 'createScript', (text) => text)
  const script = document.createElement('script')
  script.type = jsonLd
  script.text = asScript(json)
  return script
}
