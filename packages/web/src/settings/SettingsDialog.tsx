import { type Language, languages } from '@acheron/engine/words'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { api } from '../remote/api.ts'
import { play } from '../sound/sound.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { NameField } from '../ui/NameField.tsx'
import { tellFailure } from '../ui/notes.tsx'
import { useStore } from '../ui/store.ts'
import './SettingsDialog.css'
import { EndingOptions } from './EndingOptions.tsx'
import { known } from './name.ts'
import { Options } from './Options.tsx'
import { change, motions, paces, themes, useSettings } from './store.ts'

/** Loaded when it is opened. */
const CarryDialog = lazy(async () => ({ default: (await import('../account/CarryDialog.tsx')).CarryDialog }))

const languageNames: Record<Language, string> = { en: 'English', es: 'Español', sv: 'Svenska' }

interface Props {
  /** Saves a report of the position; there is none away from a table. */
  onReport?(): void
  /** Shows the fingerprint of the dice, and checks them after the end. */
  onDice?(): void
  onClose(): void
}

/** Language, theme, motion, pace, sound, and the player's name where there is a server. */
export function SettingsDialog({ onReport, onDice, onClose }: Props) {
  const t = useWords()
  const { language, theme, motion, sound, pace, beats, named } = useSettings()
  const [name, setName] = useState<string | null>(null)
  const [carrying, setCarrying] = useState(false)
  const me = useStore(known)
  useEffect(() => {
    api.me().then(
      me => setName(me.name),
      () => {}, // no server: no name is needed
    )
  }, [])
  const keep = (me: { name: string; language: Language }) => {
    if (name !== null && me.name.trim()) api.setMe(me).catch((error: unknown) => tellFailure(t, error))
  }
  const carry = () => {
    keep({ name: name ?? '', language })
    setCarrying(true)
  }
  if (carrying)
    return (
      <Suspense>
        <CarryDialog onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog
      title={t('settings')}
      onClose={() => {
        keep({ name: name ?? '', language })
        onClose()
      }}
    >
      <div className="settings">
        {name !== null && <NameField label={t('settings.name')} value={name} onChange={setName} />}
        {name !== null && (
          <div className="settings-who">
            <Link to={{ page: me?.account ? 'account' : 'sign-in' }} className="button">
              {me?.account ? t('who.account') : t('who.sign-in')}
            </Link>
            <button type="button" className="button" onClick={carry}>
              {t('who.carry')}
            </button>
          </div>
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
          legend={t('settings.named')}
          values={['no', 'yes'] as const}
          value={named ? 'yes' : 'no'}
          label={value => t(`settings.named.${value}`)}
          onChange={value => change({ named: value === 'yes' })}
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
        {onDice && (
          <button type="button" className="button" onClick={onDice}>
            {t('dice')}
          </button>
        )}
        {onReport && (
          <div className="settings-report">
            <button type="button" className="button" onClick={onReport}>
              {t('position.report')}
            </button>
            <p className="muted">{t('position.report.what')}</p>
          </div>
        )}
      </div>
    </Dialog>
  )
}
