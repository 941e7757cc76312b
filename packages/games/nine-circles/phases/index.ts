import { circle } from './circle.ts'
import { descent } from './descent.ts'

export const phases = { descent, circle }
