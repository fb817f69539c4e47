type Kind = 'createScript' | 'createScriptURL'
type Rules = Partial<Record<Kind, (text: string) => string>>

/**
 * Returns a function that makes Trusted Types values with the policy of that name, which the page's header must list
 * (scripts/build/host-headers.ts) and the first text creates. Without Trusted Types or the policy it returns text. Call
 * it once per name.
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
  let policy: Rules | undefined
  return (text) => {
    try {
      policy ??= factory?.createPolicy(name, { [kind]: rule }) ?? {}
    } catch {
      policy = {}
    }
    return policy[kind]?.(text) ?? rule(text)
  }
}
