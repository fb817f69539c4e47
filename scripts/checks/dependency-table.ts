/**
 * Returns the differences between the tables of docs/dependencies.md and the packages of package.json. The first cell of
 * a row names packages in backticks, the second one has the reason; `@scope/*` stands for all packages of a scope.
 */
export function dependencyFaults(document: string, packages: readonly string[]): string[] {
  const names = [...document.matchAll(/^\| ?(`[^|]*) \| (?=\w)/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  const isIn = (name: string, pattern: string) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
  return [
    ...packages
      .filter((name) => !names.some((pattern) => isIn(name, pattern)))
      .map((name) => `docs/dependencies.md has no reason for ${name}`),
    ...names
      .filter((pattern) => !packages.some((name) => isIn(name, pattern)))
      .map((pattern) => `docs/dependencies.md names ${pattern}, which is not in package.json`),
  ]
}
