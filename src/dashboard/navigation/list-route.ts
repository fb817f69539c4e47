import type { LinkProps } from '@tanstack/react-router'

/** What knows its collection's name, which is the segment of the address, too. */
export interface Named {
  name: string
}

// The router's types cannot follow a name that is put together; tests/e2e/routes.spec.ts walks over all of them.

/** Where a collection's list is. */
export const listRoute = ({ name }: Named) => `/dashboard/${name}` as NonNullable<LinkProps['to']>

/** Where its form for a new record is. */
export const newRoute = ({ name }: Named) => `/dashboard/${name}/new` as NonNullable<LinkProps['to']>

/** Where one of its records is, with `$id`. */
export const recordRoute = ({ name }: Named) =>
  `/dashboard/${name}/$id` as Extract<LinkProps['to'], `/dashboard/${string}/$id`>
