import { iconsOf } from '../../../board/Icon.tsx'
import { icons } from './icons.ts'

export type RoadIcon = keyof typeof icons

export const { Icon: RoadPicture } = iconsOf(icons, 'chr')
