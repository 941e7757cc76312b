import { battery } from '../../test/battery.ts'
import { caravan } from '../index.ts'

// Whole campaigns of nine chapters are among them.
battery(caravan, { features: 60 })
