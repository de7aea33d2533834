import { useMemo, useState } from 'react'
import { decodePaper } from './decode.ts'
import { PaperSlip, type SlipLabels } from '#ui/paper/PaperSlip.tsx'
import './paper.css'

/** One printed job; `bytes` is ESC/POS in base64, `at` an ISO time. */
export type PaperTapeJob = {
  readonly id: string
  readonly kind: string
  readonly at: string
  readonly bytes: string
}

export type PaperTapeLabels = SlipLabels & {
  /** Shown while nothing was printed. */
  readonly empty: string
  /** The name of a job, such as `Receipt, 20:04`. */
  readonly job: (kind: string, at: string) => string
}

/** The built-in paper: what would have come out of a printer, newest first. Jobs come oldest first, as printed. */
export function PaperTape({ jobs, labels }: { jobs: readonly PaperTapeJob[]; labels: PaperTapeLabels }) {
  const [old] = useState(() => new Set(jobs.map(job => job.id)))
  return (
    <section className="paper-tape">
      <div className="paper-mouth" aria-hidden="true" />
      {jobs.length === 0 && <p className="paper-empty">{labels.empty}</p>}
      <ol className="paper-jobs">
        {jobs.toReversed().map(job => (
          <li key={job.id} className="paper-job" data-fresh={!old.has(job.id)}>
            <article className="paper-out" aria-label={labels.job(job.kind, job.at)}>
              <Slip bytes={job.bytes} labels={labels} />
            </article>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Slip({ bytes, labels }: { bytes: string; labels: SlipLabels }) {
  const lines = useMemo(() => decodePaper(fromBase64(bytes)), [bytes])
  return <PaperSlip lines={lines} labels={labels} />
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}
