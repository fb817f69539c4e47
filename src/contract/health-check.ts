/** The shortest list that everybody may read: asked for its head, it tells whether the API is there. */
export const healthCheckPath = '/team'

/** Whether an answer is that list, so that it can only be our API's. */
export const isHealthAnswer = (answer: { data?: unknown } | null): boolean => Array.isArray(answer?.data)
