/**
 * The import map of this document, letter for letter: it names every file of the build, so that no two builds have the
 * same. Empty in development.
 */
export const buildText = (): string => document.querySelector('script[type=importmap]')?.textContent ?? ''
