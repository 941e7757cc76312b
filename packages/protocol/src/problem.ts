import type { TLocalizedValidationError } from 'typebox/error'

/** The first thing that is wrong, in words: `the body, seats/0/kind: must be equal to constant`. */
export function problem(errors: readonly TLocalizedValidationError[], thing: string): string {
  const first = errors.find(error => error.keyword !== 'boolean' && error.keyword !== 'anyOf') ?? errors[0]
  if (!first) return `${thing} is not as it should be`
  const at = first.instancePath.slice(1)
  const params = first.params as { additionalProperties?: readonly string[]; requiredProperties?: readonly string[] }
  const names = params.additionalProperties ?? params.requiredProperties
  const which = names ? `: ${names.join(', ').slice(0, 80)}` : ''
  return `${at ? `${thing}, ${at.slice(0, 80)}` : thing}: ${first.message}${which}`
}
