export const d2 = 1
