import { useState, type ReactNode } from 'react'
import type { ConflictView, ResolutionView } from '#core/planning/conflict-contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { KeywordForm } from '../programme/KeywordForm.tsx'
import { sentenceOf } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { Choice } from './Choice.tsx'
import { SubjectLine } from './SubjectLine.tsx'
import { useChoiceWords } from './use-choice-words.ts'
import { useResolve } from './use-resolve.ts'

/** The most shows of an old seat plan to list one by one; the others are counted. */
const listedAtMost = 6

/** One conflict: the reason, the entries with their last editors, and what can be done about each. */
export function ConflictCard({
  conflict,
  onTry,
  onEnded,
}: {
  conflict: ConflictView
  onTry: () => void
  onEnded: () => void
}) {
  const { t } = useWords()
  const words = useChoiceWords(conflict)
  const resolving = useResolve(conflict.id, onEnded)
  const [asking, setAsking] = useState<ResolutionView | null>(null)
  const choose = (resolution: ResolutionView) => {
    onTry()
    if (resolution.cancels) return setAsking(resolution)
    setAsking(null)
    resolving.mutate({ resolution })
  }
  const choices = (of: string | null): ReactNode =>
    conflict.resolutions
      .filter(each => each.of === of)
      .map(each => (
        <Choice
          key={each.id}
          resolution={each}
          words={words(each)}
          busy={resolving.isPending && resolving.variables.resolution.id === each.id}
          onChoose={() => choose(each)}
        />
      ))
  const listed = conflict.subjects.slice(0, listedAtMost)
  const together = choices(null)
  const failed = resolving.isError ? sentenceOf(resolving.error, t('unreachable')) : undefined
  const askedSubject = conflict.subjects.find(subject => subject.id === asking?.of)
  return (
    <section className="card conflict" aria-label={words.title}>
      <div className="conflict-head">
        <h2>{words.title}</h2>
        <p className="quiet">{words.why}</p>
      </div>
      <ul className="conflict-subjects">
        {listed.map(subject => (
          <SubjectLine key={subject.id} subject={subject}>
            {choices(subject.id)}
          </SubjectLine>
        ))}
        {conflict.subjects.length > listed.length && (
          <li className="quiet">{t('and_more', { count: conflict.subjects.length - listed.length })}</li>
        )}
      </ul>
      {Array.isArray(together) && together.length > 0 && <div className="row">{together}</div>}
      {failed && !asking && (
        <Notice tone="stop" announce>
          {failed}
        </Notice>
      )}
      {asking && (
        <KeywordForm
          key={asking.id}
          title={words(asking).spoken}
          confirm={asking.do === 'cancel' ? t('cancel_show_now') : t('plan_anew')}
          busy={resolving.isPending}
          error={failed}
          onConfirm={() => resolving.mutate({ resolution: asking, keyword: 'CANCEL' })}
          onKeep={() => {
            resolving.reset()
            setAsking(null)
          }}
        >
          {words.warning(asking, askedSubject?.show?.taken ?? 0)}
        </KeywordForm>
      )}
    </section>
  )
}
