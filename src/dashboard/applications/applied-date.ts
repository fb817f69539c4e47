import type { Application } from '#src/contract/applications.ts'

/** When the person applied; where the backend does not say it, when it received the application. */
export const appliedDate = ({ appliedAt, createdAt }: Application): string => appliedAt || createdAt
