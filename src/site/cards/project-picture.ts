import type { Project } from '#src/contract/projects/record.ts'

type Pictures = Pick<Project, 'imageUrl' | 'fileUrl'>

/** Returns a project's picture for lists and its own page, or ''. Backends send it in either of two fields. */
export const listPicture = ({ imageUrl, fileUrl }: Pictures): string => imageUrl || fileUrl

/** Returns the picture of a featured project on the home page, or ''. */
export const featuredPicture = ({ imageUrl, fileUrl }: Pictures): string => fileUrl || imageUrl
