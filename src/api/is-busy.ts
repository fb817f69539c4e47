import { ApiError } from './api-error.ts'

/** Whether the API asks to come back later. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 429

/** Said while a search waits for a busy server. */
export const busyNote = 'Many people are searching at the moment. This search continues automatically.'
