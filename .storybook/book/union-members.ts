import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** A union is shown by its members, as it is written: what reads the types says no more than that it is one. */
export const nameUnionMembers: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType
      const members = typeof type === 'object' ? type.raw : undefined
      if (table?.type?.summary !== 'union' || !members) return [name, argType]
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary: members } } }]
    }),
  )
