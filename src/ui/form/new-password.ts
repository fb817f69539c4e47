const common = { type: 'password', autoComplete: 'new-password' } as const

/** The two fields in which a person chooses a password; `length` in characters. */
export const newPasswordFields = (length: { min: number; max: number }) => ({
  first: {
    ...common,
    label: 'New password',
    help: `${length.min} to ${length.max} characters. A few words are easiest to keep.`,
  },
  again: { ...common, label: 'New password again' },
})
