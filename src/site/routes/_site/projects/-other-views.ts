import type { ProjectView } from './-project-list.tsx'
import { ProjectMap } from './-project-map.tsx'
import { ProjectProgramme } from './-project-programme.tsx'

const views: ProjectView[] = [
  { name: 'programme', View: ProjectProgramme },
  { name: 'map', View: ProjectMap },
]

/** Returns the view named in an address; undefined for the list. */
export const otherView = (viewName: unknown) => views.find(({ name }) => name === viewName)
