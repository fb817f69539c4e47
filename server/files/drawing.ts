import { pictureProblems } from '#src/contract/files/picture.ts'
import { decodeXml, readSvgProlog } from '#src/contract/files/svg.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

/** Characters that all entities of a drawing may add: far more than namespace names need. */
const maxExpansion = 200_000
const maxDepth = 8
/** Marker by which libvips detects SVG near the start of a file. A namespace prefix could hide the original one. */
const mark = '<!-- <svg -->'

/**
 * Returns an SVG as UTF-8 text without its document type, with its own entities expanded. The renderer then meets no
 * declaration, so it loads no external content.
 *
 * @throws {UnreadablePicture} when an entity refers to a file or address, or when the expansion exceeds a limit
 */
export function plainSvg(bytes: Uint8Array): Buffer {
  const text = decodeXml(bytes)
  const prolog = readSvgProlog(text)
  if (!prolog) throw new UnreadablePicture(pictureProblems.drawing)
  const root = text.slice(prolog.rootAt)
  const entities = entitiesIn(prolog.subset)
  return Buffer.from(mark + (entities.size > 0 ? expanded(root, entities) : root))
}

/** Reads the entities that have a value in the document. @throws {UnreadablePicture} at an external entity */
function entitiesIn(subset: string): Map<string, string> {
  const entities = new Map<string, string>()
  const declarations = subset
    .replace(/<!--(?:(?!-->)[\s\S])*(?:-->|$)/g, '')
    .split('<!ENTITY')
    .slice(1)
  for (const declaration of declarations) {
    const [, name = '', rest = ''] = /^\s+([^\s"'%]+)\s+([\s\S]*)/.exec(declaration) ?? []
    const quote = rest[0]
    const end = quote === '"' || quote === "'" ? rest.indexOf(quote, 1) : -1
    if (name === '' || end < 0) throw new UnreadablePicture(pictureProblems.entities)
    entities.set(name, entities.get(name) ?? rest.slice(1, end))
  }
  return entities
}

function expanded(root: string, entities: ReadonlyMap<string, string>): string {
  let left = maxExpansion
  const expand = (text: string, depth: number): string =>
    text.replace(/&([^\s&;#]{1,200});/g, (reference, name: string) => {
      const value = entities.get(name)
      if (value === undefined) return reference
      left -= value.length + 1
      if (left < 0 || depth > maxDepth) throw new UnreadablePicture(pictureProblems.entities)
      return expand(value, depth + 1)
    })
  return expand(root, 0)
}
