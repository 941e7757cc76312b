import type { Json, JsonObject, OptionSchema, OptionsSchema } from '@acheron/engine'
import type { Translate, WordMap } from '@acheron/engine/words'
import { nameOf, said } from '../rules/optionWords.ts'
import { Options } from '../settings/Options.tsx'
import { NumberSelect } from '../ui/NumberSelect.tsx'
import './OptionFields.css'

interface Props {
  readonly schema: OptionsSchema
  readonly values: JsonObject
  /** The game's words: `option.<name>.name`, `.about`, and each value's; the words check knows them from `meta.ts`. */
  readonly words: Translate<WordMap>
  onChange(name: string, value: Json): void
}

/** A form from a game's option schema. */
export function OptionFields({ schema, values, words, onChange }: Props) {
  return Object.entries(schema).map(([name, option]) => (
    <OptionField
      key={name}
      option={option}
      label={said(words, `option.${name}.asked`) ?? nameOf(words, `option.${name}.name`, name)}
      path={`option.${name}`}
      value={values[name]}
      words={words}
      onChange={value => onChange(name, value)}
    />
  ))
}

interface FieldProps<K extends OptionSchema['kind'] = OptionSchema['kind']> {
  readonly option: Extract<OptionSchema, { kind: K }>
  readonly label: string
  readonly path: string
  readonly value: Json | undefined
  readonly words: Translate<WordMap>
  /** The field is part of a record. */
  readonly within?: boolean
  onChange(value: Json): void
}

function OptionField({ option, ...props }: FieldProps) {
  switch (option.kind) {
    case 'choice':
      return <ChoiceField option={option} {...props} />
    case 'integer':
      return <IntegerField option={option} {...props} />
    case 'list':
      return <ListField option={option} {...props} />
    case 'draw':
      return <DrawField option={option} {...props} />
    case 'record':
      return <RecordField option={option} {...props} />
  }
}

function ChoiceField({ option, label, path, value, words, onChange }: FieldProps<'choice'>) {
  const chosen = typeof value === 'string' ? value : option.default
  return (
    <div className="option-field" data-option={path}>
      <Options
        legend={label}
        values={option.values}
        value={chosen}
        label={choice => nameOf(words, `${path}.${choice}`, choice)}
        onChange={onChange}
      />
      <About words={words} of={`${path}.${chosen}`} />
    </div>
  )
}

function IntegerField({ option, label, path, value, words, within = false, onChange }: FieldProps<'integer'>) {
  const { min, max, default: usual } = option
  const named = (number: number) => said(words, `${path}.${number}`) ?? String(number)
  const field = (
    <NumberSelect label={label} min={min} max={max} value={numberOr(value, usual)} named={named} onChange={onChange} />
  )
  // Fields of a record stand close together; the record explains them.
  if (within) return field
  return (
    <div className="option-field">
      {field}
      <About words={words} of={path} />
    </div>
  )
}

function ListField({ option, label, value, onChange }: FieldProps<'list'>) {
  const { of, default: defaults } = option
  const items = (Array.isArray(value) ? value : defaults) as Json[]
  return (
    <fieldset className="option-field">
      <legend>{label}</legend>
      <div className="number-row">
        {items.map((item, i) =>
          of.kind === 'integer' ? (
            <NumberSelect
              key={i}
              bare
              label={`${label} ${i + 1}`}
              min={of.min}
              max={of.max}
              value={numberOr(item, of.default)}
              onChange={next => onChange(items.with(i, next))}
            />
          ) : null,
        )}
      </div>
    </fieldset>
  )
}

/** Drawn at random, or chosen one by one. */
function DrawField({ option, label, path, value, words, onChange }: FieldProps<'draw'>) {
  const { values, count } = option
  const chosen = Array.isArray(value) ? (value as readonly string[]) : null
  const how = chosen ? 'chosen' : 'random'
  return (
    <div className="option-field">
      <Options
        legend={label}
        values={['random', 'chosen']}
        value={how}
        label={choice => nameOf(words, `${path}.${choice}`, choice)}
        onChange={choice => onChange(choice === 'random' ? 'random' : values.slice(0, count))}
      />
      <About words={words} of={`${path}.${how}`} />
      {chosen && (
        <div className="draw-row">
          {chosen.map((item, i) => (
            <label key={i} className="field">
              <span className="visually-hidden">{`${label} ${i + 1}`}</span>
              <select className="input" value={item} onChange={event => onChange(chosen.with(i, event.target.value))}>
                {values
                  .filter(each => each === item || !chosen.includes(each))
                  .map(each => (
                    <option key={each} value={each}>
                      {nameOf(words, `${path}.${each}`, each)}
                    </option>
                  ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </div>
  )
}

function RecordField({ option, label, path, value, words, onChange }: FieldProps<'record'>) {
  const fields = (value ?? {}) as JsonObject
  return (
    <details className="option-record">
      <summary>{label}</summary>
      <About words={words} of={path} />
      <div className="option-grid">
        {Object.entries(option.fields).map(([name, field]) => (
          <OptionField
            key={name}
            within
            option={field}
            label={nameOf(words, `${path}.${name}`, name)}
            path={`${path}.${name}`}
            value={fields[name]}
            words={words}
            onChange={next => onChange({ ...fields, [name]: next })}
          />
        ))}
      </div>
    </details>
  )
}

function numberOr(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

/** The description of an option or a value, if the game has one. */
function About({ words, of }: { readonly words: Translate<WordMap>; readonly of: string }) {
  const text = said(words, `${of}.about`)
  return text && <p className="hint">{text}</p>
}
