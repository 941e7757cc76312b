import { nameOf } from '../box/names.ts'
import type { Some } from './effects.ts'
import { selNoun } from './nouns.ts'
import { amount } from './numbers.ts'
import { placeText } from './places.ts'
import type { Voice } from './voice.ts'

type Terrain = Some<'destroy' | 'place' | 'remove' | 'building' | 'sisyphus' | 'trap' | 'stick' | 'retrieve'>

/** 5.3. */
export function terrainText(voice: Voice, effect: Terrain): string {
  const { t } = voice
  switch (effect.do) {
    case 'destroy':
      return t(effect.whole ? 'fx.destroy.whole' : 'fx.destroy', { what: selNoun(voice, effect.what).object })
    case 'remove':
      return t('fx.remove', { what: selNoun(voice, effect.what).object })
    case 'place': {
      const what = effect.what === 'custom' ? nameOf(t, 'piece', effect.customId ?? '') : t(`piece-kind.${effect.what}`)
      return t('fx.place', { what, at: placeText(voice, effect.at) })
    }
    case 'building':
      return effect.op === 'move'
        ? t('fx.building.move', { from: placeText(voice, effect.from), to: placeText(voice, effect.to) })
        : t(`fx.building.${effect.op}`, { at: placeText(voice, effect.at) })
    case 'trap':
      return t('fx.trap', { ...amount(voice, effect.n ?? 1), range: amount(voice, effect.range).n })
    case 'stick':
      return t('fx.stick', { at: placeText(voice, effect.at) })
    case 'sisyphus':
    case 'retrieve':
      return t(`fx.${effect.do}`)
  }
}
