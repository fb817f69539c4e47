import type { Project } from '#src/contract/projects.ts'

type Pictures = Pick<Project, 'imageUrl' | 'fileUrl'>

/** The picture of a project in lists and on its own page; '' where it has none (decisions.md, 16). */
export const listPicture = ({ imageUrl, fileUrl }: Pictures): string => imageUrl || fileUrl

/** The picture of a featured project on the home page; '' where it has none. */
export const featuredPicture = ({ imageUrl, fileUrl }: Pictures): string => fileUrl || imageUrl
