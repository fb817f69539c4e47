import type { Graph } from './module-graph.ts'

const packageIndex = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/

/** Returns our modules that render an icon. The package's index file hides them from the graph. */
export function drawersOf(icon: string, graph: Graph): string[] {
  const index = graph.getModuleInfo(icon)?.importers.find((id) => packageIndex.test(id)) ?? ''
  const info = graph.getModuleInfo(index)
  if (!info?.code) return []
  const names = namesOf(info.code, icon.slice(icon.lastIndexOf('/') + 1))
  return info.importers.filter((id) =>
    names.some((name) => importsIcon(graph.getModuleInfo(id)?.code ?? '', name)),
  )
}

/** Returns the names under which an index file exports a file's default export. */
function namesOf(index: string, file: string): string[] {
  return index
    .split('\n')
    .filter((line) => line.includes(`/icons/${file}`))
    .flatMap((line) => [...line.matchAll(/default as (\w+)/g)].map(([, name = '']) => name))
}

function importsIcon(code: string, name: string): boolean {
  const imported = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
  return [...code.matchAll(imported)].some(([, list = '']) => new RegExp(`\\b${name}\\b`).test(list))
}
