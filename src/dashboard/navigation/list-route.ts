import type { LinkProps } from '@tanstack/react-router'

/** Resource with the name of its collection, which is also the segment of its address. */
export interface Named {
  name: string
}

// The router's types cannot follow a composed name; tests/e2e/routes.spec.ts visits all of them.

/** Returns the route of a collection's list. */
export const listRoute = ({ name }: Named) => `/dashboard/${name}` as NonNullable<LinkProps['to']>

/** Returns the route of its form for a new record. */
export const newRoute = ({ name }: Named) => `/dashboard/${name}/new` as NonNullable<LinkProps['to']>

/** Returns the route of one of its records, with `$id`. */
export const recordRoute = ({ name }: Named) =>
  `/dashboard/${name}/$id` as Extract<LinkProps['to'], `/dashboard/${string}/$id`>
