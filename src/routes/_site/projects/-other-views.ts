import type { ProjectView } from './-project-list.tsx'
import { ProjectMap } from './-project-map.tsx'
import { ProjectProgramme } from './-project-programme.tsx'

const views: ProjectView[] = [
  { name: 'programme', View: ProjectProgramme },
  { name: 'map', View: ProjectMap },
]

/** The view that an address asks for; the list where it asks for none that there is. */
export const otherView = (asked: unknown) => views.find(({ name }) => name === asked)
