import type { FileRoutesByPath } from '@tanstack/react-router'

/** Resource with the name of its collection, which is also the segment of its address. */
export interface Named {
  name: string
}

type WithoutSlash<Path> = Path extends `${infer Start}/` ? Start : Path

/** Path of a screen, with `$id` for a record. */
export type Path = Extract<WithoutSlash<keyof FileRoutesByPath>, `/dashboard/${string}`>

export type RecordPath = Extract<Path, `/dashboard/${string}/$id`>

// The types cannot follow a composed name; tests/e2e/routes.spec.ts visits all of them.

/** Returns the route of a collection's list. */
export const listRoute = ({ name }: Named) => `/dashboard/${name}` as Path

/** Returns the route of its form for a new record. */
export const newRoute = ({ name }: Named) => `/dashboard/${name}/new` as Path

/** Returns the route of one of its records, with `$id`. */
export const recordRoute = ({ name }: Named) => `/dashboard/${name}/$id` as RecordPath
