import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { lookAtLink } from '#core/founding/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { BarePage } from '../shell/BarePage.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { Founded } from './Founded.tsx'
import { FoundForm } from './FoundForm.tsx'

/** What a founding link opens: the form of a new exhibitor, or why there is none. */
export function FoundPage() {
  const { t } = useWords()
  const [done, setDone] = useState<{ name: string; portalUrl: string } | null>(null)
  return (
    <BarePage title={t('found_title')}>
      {done ? <Founded {...done} /> : <ByLink onFounded={setDone} />}
    </BarePage>
  )
}

function ByLink({ onFounded }: { onFounded: (done: { name: string; portalUrl: string }) => void }) {
  const { t } = useWords()
  const call = useCall()
  const secret = useSecret()
  const asked = useQuery({
    queryKey: ['founding', secret],
    queryFn: () => call(lookAtLink, { body: { secret } }),
    enabled: secret !== '',
    retry: false,
  })
  const failed = asked.error ?? null
  return (
    <>
      <div>
        <h1>{t('found_title')}</h1>
        <p className="quiet">{t('found_lead')}</p>
      </div>
      {!secret && <Notice tone="info">{t('found_no_link')}</Notice>}
      {failed && (
        <Notice tone="stop" announce action={<UsedAt error={failed} />}>
          {sentenceOf(failed, t('unreachable'))}
        </Notice>
      )}
      {secret && asked.isPending && <Skeleton height="480px" />}
      {asked.data && <FoundForm secret={secret} link={asked.data} onFounded={onFounded} />}
    </>
  )
}

/** Where a link that was used has led. */
function UsedAt({ error }: { error: Error }) {
  const { t } = useWords()
  const used = error instanceof CallRefused && error.code === 'founding_link_used'
  return used ? <a href={`${String(error.details['address'])}/portal`}>{t('found_go')}</a> : null
}

/** The secret behind the `#` of the address, which browsers send to no server. */
function useSecret(): string {
  const read = () => decodeURIComponent(location.hash.slice(1))
  const [secret, setSecret] = useState(read)
  useEffect(() => {
    const onChange = () => setSecret(read())
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [])
  return secret
}
