import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import {
  leaveAdministration,
  makeFoundingLink,
  readRelayDirectory,
  type RelayDirectory,
} from '#core/founding/administration-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { ExhibitorCard } from './ExhibitorCard.tsx'
import { momentOf } from './moment.ts'

/** Whom the relay runs. A pass that has ended leads back to the form. */
export function Directory({ pass, onOver }: { pass: string; onOver: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const key = ['administration', pass]
  const asked = useQuery({
    queryKey: key,
    queryFn: () => orOver(call(readRelayDirectory, { body: { pass } }), onOver),
    refetchInterval: 20_000,
  })
  const leaving = useMutation({
    mutationFn: () => call(leaveAdministration, { body: { pass } }),
    onSettled: onOver,
  })
  return (
    <>
      <div className="administration-head">
        <div>
          <h1>{t('administration_title')}</h1>
          <p className="quiet">{t('administration_sees')}</p>
        </div>
        <Button size="small" busy={leaving.isPending} onPress={() => leaving.mutate()}>
          {t('sign_out')}
        </Button>
      </div>
      <FoundingLink pass={pass} onOver={onOver} />
      <Failed error={asked.error} />
      {asked.isPending && <Skeleton height="320px" />}
      {asked.data && (
        <section className="administration-list" aria-label={t('administration_exhibitors')}>
          <p className="quiet">
            {t('administration_count', { count: asked.data.exhibitors.length, most: asked.data.most })} ·{' '}
            {t('administration_version', { version: asked.data.version })}
          </p>
          {asked.data.exhibitors.map(each => (
            <ExhibitorCard
              key={each.id}
              exhibitor={each}
              pass={pass}
              onChanged={(directory: RelayDirectory) => memory.setQueryData(key, directory)}
            />
          ))}
        </section>
      )}
    </>
  )
}

/** A link for one more exhibitor, shown once. */
function FoundingLink({ pass, onOver }: { pass: string; onOver: () => void }) {
  const { t, locale } = useWords()
  const call = useCall()
  const making = useMutation({
    mutationFn: () => orOver(call(makeFoundingLink, { body: { pass } }), onOver),
  })
  return (
    <section className="stack" aria-label={t('administration_link')}>
      <div className="row">
        <Button variant="primary" busy={making.isPending} onPress={() => making.mutate()}>
          {t('administration_link')}
        </Button>
      </div>
      <Failed error={making.error} />
      {making.data && (
        <Notice tone="ok" announce title={t('administration_link_made')}>
          <p className="administration-link">
            <code>{making.data.link}</code>
          </p>
          <p>{t('administration_link_hint', { time: momentOf(making.data.expiresAt, locale) })}</p>
        </Notice>
      )}
    </section>
  )
}

async function orOver<A>(answer: Promise<A>, onOver: () => void): Promise<A> {
  return answer.catch((cause: unknown) => {
    if (cause instanceof CallRefused && cause.code === 'administration_over') onOver()
    throw cause
  })
}
