import { Picture } from '../../../board/Picture.tsx'
import { icons } from './icons.ts'

export type RoadIcon = keyof typeof icons

/** A picture among words. It says nothing to a screen reader: words stand beside it. */
export function Glyph({ name }: { readonly name: RoadIcon }) {
  return <Picture path={icons[name]} className="chr-icon" />
}
