import { useWords } from '../app/words.tsx'
import { ClockField } from '../terms/ClockField.tsx'
import { AwayField, HelpField, ProgramsField, SeedField, TalkField, termsLine } from '../terms/TermFields.tsx'
import { ratedTerms, type Terms } from '../terms/terms.ts'

interface Props {
  readonly terms: Terms
  /** At a rated table nobody has help, and no programs play. */
  readonly rated: boolean
  onChange(terms: Terms): void
  /** Whether several people play: only then is there a clock. */
  readonly timed: boolean
}

/** What holds at the new table, folded: most tables are opened as usual. */
export function TermsFold({ terms, rated, timed, onChange }: Props) {
  const t = useWords()
  return (
    <details className="option-record new-table-more">
      <summary>
        {t('terms')}
        <span className="terms-line">{termsLine(rated ? ratedTerms(terms) : terms, t)}</span>
      </summary>
      <div className="terms-fields">
        <TalkField value={terms.talk} onChange={talk => onChange({ ...terms, talk })} />
        {!rated && <HelpField value={terms.help} onChange={help => onChange({ ...terms, help })} />}
        {timed && <ClockField value={terms.clock} onChange={clock => onChange({ ...terms, clock })} />}
        {/* Where there is a clock, it decides. */}
        {!terms.clock && <AwayField value={terms.away} onChange={away => onChange({ ...terms, away })} />}
        {!rated && <ProgramsField value={terms.programs} onChange={programs => onChange({ ...terms, programs })} />}
        <SeedField value={terms.seedOfAll} onChange={seedOfAll => onChange({ ...terms, seedOfAll })} />
      </div>
    </details>
  )
}
