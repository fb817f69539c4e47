/** The shortest public list. A HEAD request to it shows whether the API is reachable. */
export const healthCheckPath = '/team'

/** Whether a response is that list, and so comes from our API. */
export const isHealthResponse = (response: { data?: unknown } | null): boolean =>
  Array.isArray(response?.data)
