import { turn } from './turn.ts'

export const phases = { turn }
