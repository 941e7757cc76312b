import { type Language, languages } from '@acheron/engine/words'
import { longestName } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { api } from '../remote/api.ts'
import { play } from '../sound/sound.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { tellFailure } from '../ui/notes.tsx'
import './SettingsDialog.css'
import { EndingOptions } from './EndingOptions.tsx'
import { Options } from './Options.tsx'
import { change, motions, paces, themes, useSettings } from './store.ts'

const languageNames: Record<Language, string> = { en: 'English', es: 'Español', sv: 'Svenska' }

/** Language, theme, motion, pace, sound, and the player's name where there is a server. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useWords()
  const { language, theme, motion, sound, pace, beats } = useSettings()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    api.me().then(
      me => setName(me.name),
      () => {}, // no server: no name is needed
    )
  }, [])
  const keep = (me: { name: string; language: Language }) => {
    if (name !== null && me.name.trim()) api.setMe(me).catch((error: unknown) => tellFailure(t, error))
  }
  return (
    <Dialog
      title={t('settings')}
      onClose={() => {
        keep({ name: name ?? '', language })
        onClose()
      }}
    >
      <div className="settings">
        {name !== null && (
          <label className="field">
            <span>{t('settings.name')}</span>
            <input
              className="input"
              value={name}
              maxLength={longestName}
              autoComplete="nickname"
              onChange={event => setName(event.target.value)}
            />
          </label>
        )}
        <Options
          legend={t('settings.language')}
          values={languages}
          value={language}
          label={value => <span lang={value}>{languageNames[value]}</span>}
          onChange={value => {
            change({ language: value })
            keep({ name: name ?? '', language: value })
          }}
        />
        <Options
          legend={t('settings.theme')}
          values={themes}
          value={theme}
          label={value => t(`settings.theme.${value}`)}
          onChange={value => change({ theme: value })}
        />
        <Options
          legend={t('settings.motion')}
          values={motions}
          value={motion}
          label={value => t(`settings.motion.${value}`)}
          onChange={value => change({ motion: value })}
        />
        <Options
          legend={t('settings.pace')}
          values={paces}
          value={pace}
          label={value => t(`pace.${value}`)}
          onChange={value => change({ pace: value })}
        />
        <Options
          legend={t('settings.beats')}
          values={['wait', 'goOn'] as const}
          value={beats ? 'wait' : 'goOn'}
          label={value => t(`settings.beats.${value}`)}
          onChange={value => change({ beats: value === 'wait' })}
        />
        <Options
          legend={t('settings.sound')}
          values={['off', 'on'] as const}
          value={sound ? 'on' : 'off'}
          label={value => t(`settings.sound.${value}`)}
          onChange={value => {
            change({ sound: value === 'on' })
            play('turn')
          }}
        />
        <EndingOptions />
      </div>
    </Dialog>
  )
}
