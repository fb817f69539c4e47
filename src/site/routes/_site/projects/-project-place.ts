import { type Place, placeNamedIn } from '#src/company/places.ts'
import type { Project } from '#src/contract/projects/record.ts'

/**
 * Returns a project's place on the map: from its location, or, if that is empty, the first place in its title.
 * Undefined for an unknown place.
 */
export function placeOf({ location, title }: Pick<Project, 'location' | 'title'>): Place | undefined {
  return placeNamedIn(location.trim() || title)
}

/** A mark on the map: a place and its projects. */
export interface Site {
  place: Place
  projects: Project[]
}

/** Groups projects by place, from north to south, and lists those without a place. */
export function sitesOf(projects: readonly Project[]): { sites: Site[]; elsewhere: Project[] } {
  const projectsByPlace = new Map<Place, Project[]>()
  const elsewhere: Project[] = []
  for (const project of projects) {
    const place = placeOf(project)
    const there = place && projectsByPlace.get(place)
    if (there) there.push(project)
    else if (place) projectsByPlace.set(place, [project])
    else elsewhere.push(project)
  }
  const sites = [...projectsByPlace].map(([place, there]) => ({ place, projects: there }))
  return { sites: sites.sort((one, other) => other.place[1] - one.place[1]), elsewhere }
}
