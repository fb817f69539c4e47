type Kind = 'createScript' | 'createScriptURL'
type Rules = Partial<Record<Kind, (text: string) => string>>

/**
 * What a page under Trusted Types takes in place of a text: made by the policy of that name, which the page's header
 * must list (scripts/build/host-headers.ts). Where no policy is to be had, the text has to do. Ask once for a name.
 *
 * @param rule gives the text that may pass
 */
export function trusted(name: string, kind: Kind, rule: (text: string) => string): (text: string) => string {
  // TypeScript's own types do not have it yet. What a policy makes is an object that stands for the text.
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
