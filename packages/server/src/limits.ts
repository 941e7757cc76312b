import { StartError } from './errors.ts'
import { defaultLimits, type Limits } from './services.ts'

/** The limits that `LIMITS` changes; a StartError says what is wrong with it. */
export function limitsOf(text: string): Partial<Limits> {
  const names = Object.keys(defaultLimits)
  const entries = Object.entries(parsed(text))
  for (const [name, value] of entries) {
    if (!names.includes(name))
      throw new StartError(`LIMITS has no '${name.slice(0, 40)}'; there are: ${names.join(', ')}`)
    if (typeof value !== 'number' || !(value > 0))
      throw new StartError(`LIMITS: ${name} must be a number above 0, got ${JSON.stringify(value).slice(0, 40)}`)
  }
  return Object.fromEntries(entries)
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // The same as a text that is no object.
  }
  throw new StartError(`LIMITS must be JSON such as {"tablesPerMinute": 100}, got '${text.slice(0, 40)}'`)
}
