type Kind = 'createScript' | 'createScriptURL'
type Rules = Partial<Record<Kind, (text: string) => string>>

/**
 * Returns a function that makes Trusted Types values with the policy of that name, which the page's header must list
 * (scripts/build/host-headers.ts). Without Trusted Types or the policy it returns text. Call it once per name.
 *
 * @param rule returns the text that may pass
 */
export function createTrustedTypes(
  name: string,
  kind: Kind,
  rule: (text: string) => string,
): (text: string) => string {
  // TypeScript's types lack Trusted Types. A policy returns an object that replaces the text.
  const factory: { createPolicy: (name: string, rules: Rules) => Rules } | undefined = Reflect.get(
    globalThis,
    'trustedTypes',
  )
  try {
    const policy = factory?.createPolicy(name, { [kind]: rule })
    return (text) => policy?.[kind]?.(text) ?? rule(text)
  } catch {
    return rule
  }
}
