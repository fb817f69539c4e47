import type { Project } from '#src/contract/projects.ts'
import { type Place, placeNamedIn } from '#src/site/company/places.ts'

/**
 * The place of a project that the map knows: by its location, and where none is stated by the first place that its
 * title names. Undefined where it does not know one.
 */
export function placeOf({ location, title }: Pick<Project, 'location' | 'title'>): Place | undefined {
  return placeNamedIn(location.trim() || title)
}

/** A mark of the map: a place and what is there. */
export interface Site {
  place: Place
  projects: Project[]
}

/** The places with their projects, from north to south, and the projects that have none. */
export function sitesOf(projects: readonly Project[]): { sites: Site[]; elsewhere: Project[] } {
  const found = new Map<Place, Project[]>()
  const elsewhere: Project[] = []
  for (const project of projects) {
    const place = placeOf(project)
    const there = place && found.get(place)
    if (there) there.push(project)
    else if (place) found.set(place, [project])
    else elsewhere.push(project)
  }
  const sites = [...found].map(([place, there]) => ({ place, projects: there }))
  return { sites: sites.sort((one, other) => other.place[1] - one.place[1]), elsewhere }
}
