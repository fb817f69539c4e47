import { ApiError } from './api-error.ts'

/** Whether the API asks to retry later. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 429

/** Message while a search waits for a busy server. */
export const busyNote = 'Many people are searching at the moment. This search continues automatically.'
