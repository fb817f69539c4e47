import type { Application } from '#src/contract/applications/record.ts'

/** Returns when the person applied; if the backend does not report it, when it received the application. */
export const appliedDate = ({ appliedAt, createdAt }: Application): string => appliedAt || createdAt
