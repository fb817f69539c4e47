import { ApiError } from './api-error.ts'

/** Whether the API asks to come back later. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 429
