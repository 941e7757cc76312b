import { laterIconsOf } from '../../../board/Icon.tsx'
import type { icons } from './icons.ts'

export type RoadIcon = keyof typeof icons

export const { Icon: RoadPicture, Mark: RoadMark } = laterIconsOf<RoadIcon>(
  async () => (await import('./icons.ts')).icons,
  'chr',
)
