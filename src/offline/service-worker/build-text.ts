/**
 * Returns the document's import map, which names every file of the build, so that no two builds have the same. Empty in
 * development.
 */
export const buildText = (): string => document.querySelector('script[type=importmap]')?.textContent ?? ''
