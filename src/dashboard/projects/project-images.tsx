import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '#src/contract/projects/record.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import { IconButton } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Lightbox } from '#src/ui/picture/lightbox.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'

/** All pictures of a project, its main one first; each opens enlarged. */
export function ProjectImages({ project: { title, imageUrl, gallery } }: { project: Project }) {
  const [opened, setOpened] = useState<number>()
  const images = [...new Set([imageUrl, ...gallery])]
    .filter(Boolean)
    .map((src, index) => ({ src, alt: `${title || 'Project'}, image ${index + 1}` }))
  if (images.length === 0) return <p className="text-ink-soft">No images</p>
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {images.map(({ src, alt }, index) => (
          <Tile key={src}>
            <Photo src={src} alt={alt} ratio="4 / 3" />
            <IconButton
              label={`View image ${index + 1} of ${images.length}`}
              icon={Maximize2}
              onClick={() => setOpened(index)}
              // Covers the whole picture, unless a press first has to load it.
              className="absolute! right-1 bottom-1 bg-paper/85 hover:bg-paper! after:absolute after:-inset-96 in-data-save-data:after:hidden"
            />
          </Tile>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox images={images} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

/** Picture with its button; without a network an uncached one is neither shown nor opened. */
function Tile({ children }: { children: Elements }) {
  const [isMissing, setMissing] = useState(false)
  const isAbsent = useConnection() !== 'online' && isMissing
  return (
    <li
      className="relative overflow-hidden rounded-md border border-line"
      onErrorCapture={() => setMissing(true)}
    >
      {isAbsent ? (
        <p className="grid aspect-4/3 place-items-center bg-paper-sunk p-2 text-center text-ink-soft text-sm">
          Not on this device
        </p>
      ) : (
        children
      )}
    </li>
  )
}
