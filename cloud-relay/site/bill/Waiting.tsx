import type { ReactNode } from 'react'

/** A calm page shown while waiting for something outside. */
export function Waiting({ title, words, action }: { title: string; words: string; action?: ReactNode }) {
  return (
    <section className="waiting" aria-busy="true">
      <div className="waiting-bulbs" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <h1>{title}</h1>
      <p className="quiet" role="status">
        {words}
      </p>
      {action}
    </section>
  )
}
