/** What must hold between the languages, and between the words and the code that uses them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message, Parameter } from './read.ts'

/** How a translation's placeholders differ from the English ones. */
export function parameterProblems(english: Message, other: Message): string[] {
  const problems: string[] = []
  for (const [name, wanted] of english.parameters) {
    const found = other.parameters.get(name)
    if (!found) problems.push(`placeholder {${name}} is missing; use it as en.json does`)
    else if (found.kind !== wanted.kind)
      problems.push(`placeholder {${name}} is ${described(found)} but ${described(wanted)} in en.json; make them alike`)
    else if (options(found) !== options(wanted))
      problems.push(`select of {${name}} has ${options(found)} but ${options(wanted)} in en.json; make them alike`)
  }
  for (const name of other.parameters.keys())
    if (!english.parameters.has(name))
      problems.push(`placeholder {${name}} is not in en.json; remove it or add it there`)
  return problems
}

function described({ kind }: Parameter): string {
  if (kind === 'plain') return 'plain text'
  return kind === 'number' ? 'a number or plural' : 'a select'
}

function options(parameter: Parameter): string {
  return `[${[...[...parameter.options].sort(), 'other'].join(', ')}]`
}

/** A template literal made of nothing but key characters and holes, on one line. */
const template = /`((?:[\w.-]|\$\{(?:[^{}`\n]|\{[^{}`\n]*\})*\})+)`/g
const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/

/** The keys that no source file of `owner` names, as a whole literal or through a template such as `circle.${id}.name`. */
export function unusedKeys(keys: Iterable<string>, owner: string): string[] {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: owner,
    exclude: path => /(^|[\\/])(node_modules|compiled|dist)$/.test(String(path)),
  }).map(path => readFileSync(join(owner, path), 'utf8'))
  const patterns = new Set<string>()
  for (const source of sources)
    for (const [, body = ''] of source.matchAll(template)) {
      const fixed = body.split(hole)
      // `${a}.${b}` would vouch for every key there is.
      if (fixed.length > 1 && /\w/.test(fixed.join('')))
        patterns.add(fixed.map(s => s.replaceAll('.', '\\.')).join('[\\w-]+'))
    }
  const matchers = [...patterns].map(pattern => new RegExp(`^${pattern}$`))
  return [...keys].filter(
    key =>
      !matchers.some(matcher => matcher.test(key)) &&
      !sources.some(source => [`'${key}'`, `"${key}"`, `\`${key}\``].some(literal => source.includes(literal))),
  )
}
