import type { ReactNode } from 'react'
import { Bar } from '../app/Bar.tsx'
import './account.css'

/** The frame of the pages about oneself. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Bar title={title} />
      <main className="account fade-in">{children}</main>
    </>
  )
}

/** A part of a page: its title, what it means, and what can be done. */
export function Section({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="account-section">
      <h2>{title}</h2>
      {text && <p className="account-text">{text}</p>}
      {children}
    </section>
  )
}

/** Something that is changed seldom: its form opens at a press. */
export function Change({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="account-change">
      <summary className="button">{label}</summary>
      {children}
    </details>
  )
}
