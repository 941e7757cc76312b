import { scenarios } from '../../test/scenarios.ts'
import { charonsObol } from '../index.ts'

scenarios(charonsObol)
