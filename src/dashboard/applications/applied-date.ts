import type { Application } from '#src/contract/applications.ts'

/** When somebody applied; backends that do not say it know at least when they were told (decisions.md, 31). */
export const appliedDate = ({ appliedAt, createdAt }: Application): string => appliedAt || createdAt
