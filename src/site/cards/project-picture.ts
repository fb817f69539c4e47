import type { Project } from '#src/contract/projects.ts'

type Pictures = Pick<Project, 'imageUrl' | 'fileUrl'>

/** The picture of a project in lists and on its own page: backends send it under one of two names. '' where it has none. */
export const listPicture = ({ imageUrl, fileUrl }: Pictures): string => imageUrl || fileUrl

/** The picture of a featured project on the home page; '' where it has none. */
export const featuredPicture = ({ imageUrl, fileUrl }: Pictures): string => fileUrl || imageUrl
