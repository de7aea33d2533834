import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useProgramme, useWorklist } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { StuckMoney } from './StuckMoney.tsx'

/** Money that is stuck: why, what happens automatically next, and what an employee can do. */
export function WorklistPage() {
  const { t } = useWords()
  const asked = useWorklist()
  const programme = useProgramme({}).data
  const list = asked.data
  const cinemaName = (id: string) => programme?.cinemas.find(each => each.id === id)?.name ?? id
  return (
    <Page title={t('worklist_title')} lead={t('worklist_lead')}>
      {!list ? (
        <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
      ) : (
        <div className="stack">
          {list.unsynced.length > 0 ? (
            <Notice tone="warn" announce>
              {t('worklist_unsynced', { cinemas: list.unsynced.map(cinemaName).join(', ') })}
            </Notice>
          ) : (
            list.comparing && (
              <Notice tone="info" announce>
                {t('worklist_comparing')}
              </Notice>
            )
          )}
          {list.entries.some(({ actions }) => actions.length > 0) && !list.canAct && (
            <Notice tone="info">{t('worklist_at_relay')}</Notice>
          )}
          {list.entries.length === 0 ? (
            // What is not synced or compared yet may still be stuck.
            list.unsynced.length === 0 &&
            !list.comparing && (
              <EmptyState icon="ok" title={t('worklist_empty')}>
                {t('worklist_empty_hint')}
              </EmptyState>
            )
          ) : (
            <ul className="stuck-list">
              {list.entries.map(entry => (
                <li key={entry.id}>
                  <StuckMoney entry={entry} list={list} programme={programme} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Page>
  )
}
