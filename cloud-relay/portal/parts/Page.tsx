import { useEffect, type ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { sentenceOf } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** A page's title line and what is under it; the title also names the browser's tab. */
export function Page({
  title,
  lead,
  actions,
  children,
}: {
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Foyer`
  }, [title])
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {lead && <p className="quiet">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}

/** What a page shows until its data has loaded, and when loading fails. */
export function Waiting({
  asked,
  skeleton,
}: {
  asked: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>
  skeleton: ReactNode
}) {
  const { t } = useWords()
  if (!asked.isError)
    return (
      <>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        {skeleton}
      </>
    )
  return (
    <EmptyState
      icon="warning"
      title={t('cannot_show')}
      action={<Button onPress={() => void asked.refetch()}>{t('try_again')}</Button>}
    >
      {sentenceOf(asked.error, t('unreachable'))}
    </EmptyState>
  )
}
