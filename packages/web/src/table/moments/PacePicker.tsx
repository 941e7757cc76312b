import { useWords } from '../../app/words.tsx'
import { change, type Pace, paces, useSettings } from '../../settings/store.ts'

/** How quickly what others do is shown; with a label in sight, or one to be heard. */
export function PacePicker({ label }: { readonly label?: string }) {
  const t = useWords()
  const { pace } = useSettings()
  const picker = (
    <select
      className="input strip-pace"
      aria-label={label === undefined ? t('settings.pace') : undefined}
      value={pace}
      onChange={event => change({ pace: event.target.value as Pace })}
    >
      {paces.map(each => (
        <option key={each} value={each}>
          {t(`pace.${each}`)}
        </option>
      ))}
    </select>
  )
  if (label === undefined) return picker
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the picker is inside
    <label>
      {label} {picker}
    </label>
  )
}
