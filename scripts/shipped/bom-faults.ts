import { Spec, Validation } from '@cyclonedx/cyclonedx-library'

/**
 * Returns the faults of a bill of materials as sentences: violations of the CycloneDX 1.6 schema, which includes the
 * licence ids, and dependencies that are not listed.
 */
export async function bomFaults(text: string): Promise<string[]> {
  const problems = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)
  if (problems) return [`It breaks the schema of CycloneDX: ${JSON.stringify(problems)}`]
  const { metadata, components, dependencies } = JSON.parse(text)
  const references = new Set([metadata.component, ...components].map((component) => component['bom-ref']))
  const twice = references.size === components.length + 1 ? [] : ['Two of its components have one name']
  const named = dependencies.flatMap(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [
    ref,
    ...dependsOn,
  ])
  const unknown = named.filter((ref: string) => !references.has(ref))
  return [...twice, ...unknown.map((ref: string) => `${ref} is needed and not listed`)]
}
