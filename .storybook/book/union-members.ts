import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Shows a union type by its members, as written: the type reader reports only that it is a union. */
export const nameUnionMembers: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType
      const members = typeof type === 'object' ? type.raw : undefined
      if (table?.type?.summary !== 'union' || !members) return [name, argType]
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary: members } } }]
    }),
  )
