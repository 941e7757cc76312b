import { createElement, Fragment, type ReactNode } from 'react'

interface Props<T> {
  readonly of: readonly T[]
  readonly children: (item: T, place: number) => ReactNode
}

/** Things that have no names, such as equal dice or the seats of a table: each is its place in the list. */
export function Repeat<T>({ of, children }: Props<T>) {
  return createElement(Fragment, null, ...of.map(children))
}

interface TimesProps {
  readonly times: number
  readonly children: (place: number) => ReactNode
}

/** The same for so many alike. */
export function RepeatTimes({ times, children }: TimesProps) {
  return createElement(Fragment, null, ...Array.from({ length: times }, (_, place) => children(place)))
}
