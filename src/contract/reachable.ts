/** The shortest list that everybody may read: asked for its head, it tells whether the API is there. */
export const reachablePath = '/team'
