/** The faces of a die (2.1). */
export const faces = [1, 2, 3, 4, 5, 6] as const
