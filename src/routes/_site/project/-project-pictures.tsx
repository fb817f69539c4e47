import type { Project } from '#src/contract/projects.ts'
import { PictureGrid } from '#src/site/content/picture-grid.tsx'
import { Section } from '#src/site/content/section.tsx'
import { classes } from '#src/ui/classes.ts'

/** The gallery of a project; nothing where it has none. */
export function ProjectPictures({ project: { title, gallery } }: { project: Project }) {
  if (gallery.length === 0) return null
  return (
    <Section number="01" label="Gallery" title="Pictures from the work" tone="sunk">
      <PictureGrid
        className={classes(
          'grid gap-4 sm:grid-cols-2 lg:gap-6',
          // Four stand in one row rather than leave one alone in the second.
          gallery.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
        pictures={gallery.map((src, index) => ({
          _id: src,
          src,
          alt: `${title || 'Untitled project'}, picture ${index + 1}`,
        }))}
      />
    </Section>
  )
}
