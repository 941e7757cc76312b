import { isObject } from '@acheron/engine'

/** Whether a value from outside has the type that the rules expect of it. */
export type Shape = (value: unknown) => boolean

/** Far more than any number of the game but those that count up. */
const mostNumber = 999
const mostCounted = 1_000_000
/** Far more than anything of which there are several. */
const mostItems = 300

export const text: Shape = value => typeof value === 'string' && value.length <= 120
export const flag: Shape = value => typeof value === 'boolean'
export const number: Shape = value => Number.isInteger(value) && Math.abs(value as number) <= mostNumber
export const count: Shape = value => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostNumber
/** It grows as long as the game lasts. */
export const counted: Shape = value => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostCounted
export const anything: Shape = () => true

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  value =>
    values.includes(value)

export const nullOr =
  (shape: Shape): Shape =>
  value =>
    value === null || shape(value)

export const either =
  (...shapes: readonly Shape[]): Shape =>
  value =>
    shapes.some(shape => shape(value))

export const list =
  (of: Shape, most = mostItems): Shape =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(of)

/** By names that are not known beforehand. */
export const record =
  (of: Shape): Shape =>
  value =>
    isObject(value) && Object.keys(value).length <= mostItems && Object.values(value).every(of)

/** Further fields may be there: rules of later versions read them, and whatever they carry out is checked elsewhere. */
export const object =
  (fields: { readonly [name: string]: Shape }, optional: { readonly [name: string]: Shape } = {}): Shape =>
  value =>
    isObject(value) &&
    Object.entries(fields).every(([name, shape]) => Object.hasOwn(value, name) && shape(value[name])) &&
    Object.entries(optional).every(([name, shape]) => value[name] === undefined || shape(value[name]))
