import { remember } from '../../packages/server/src/history/remember.ts'
import { endless } from './endless.ts'

remember([endless])
