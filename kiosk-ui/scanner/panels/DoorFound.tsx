import type { ReactNode } from 'react'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import type { IconName } from '#ui/parts/icon-paths.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { refusalText } from '../../box/refusal-text.tsx'

type EmptyWords = { icon: IconName; title: string; next: string }

/**
 * What was found for a guest at the door: the rows, or that nothing was asked yet, was found, or could be read.
 *
 * @param answer the question as it stands; `more` of its data tells that there are more than were sent
 * @param rows what is shown now, one element each
 */
export function DoorFound({
  answer,
  isAsked,
  rows,
  ask,
  none,
  more,
}: {
  answer: {
    error: unknown
    isPending: boolean
    isFetching: boolean
    data?: { more: boolean } | undefined
  }
  isAsked: boolean
  rows: readonly ReactNode[]
  ask: EmptyWords
  none: EmptyWords
  more: string
}) {
  return (
    <>
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      {isAsked && answer.isPending && !answer.error && <Skeleton height="96px" />}
      <ul className="door-list" aria-busy={answer.isFetching}>
        {isAsked && rows}
      </ul>
      {!isAsked && <Empty words={ask} />}
      {isAsked && answer.data && rows.length === 0 && <Empty words={none} />}
      {isAsked && answer.data?.more && <p className="quiet">{more}</p>}
    </>
  )
}

function Empty({ words: { icon, title, next } }: { words: EmptyWords }) {
  return (
    <EmptyState icon={icon} title={title}>
      {next}
    </EmptyState>
  )
}
