import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { locales, type Locale } from '#core/i18n/locale.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { noticeMost } from '#core/planning/several-contract.ts'
import { languageNameOf } from '../kit/language-name.ts'
import { Failed } from '../parts/Failed.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { SaveRow } from './SaveRow.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useChangeShows } from './several/use-change-shows.ts'

/** What guests of one show are told, on the website, at the register and on their tickets; folded until there is something. */
export function ShowNotice({ schedule }: { schedule: ScheduleView }) {
  const { t, locale: reader } = useWords()
  const notAllowed = useReason('manage_programme')
  const [typed, setTyped] = useState<Readonly<Record<Locale, string>>>(() => ({
    ...nothing,
    ...schedule.notice,
  }))
  const changing = useChangeShows(schedule.cinemaId, [schedule.id])
  return (
    <details open={schedule.notice !== undefined}>
      <summary>{t('show_notice')}</summary>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (!notAllowed) changing.mutate({ notice: typed })
        }}
      >
        <p className="quiet">{t('show_notice_hint')}</p>
        {locales.map(locale => (
          <TextInput
            key={locale}
            aria-label={`${t('show_notice')}, ${languageNameOf(locale, reader)}`}
            leftSection={
              <abbr className="words-locale" aria-hidden="true">
                {locale}
              </abbr>
            }
            lang={locale}
            autoComplete="off"
            maxLength={noticeMost}
            value={typed[locale]}
            onChange={({ currentTarget: { value } }) => setTyped(before => ({ ...before, [locale]: value }))}
          />
        ))}
        <SaveRow off={notAllowed} isPending={changing.isPending} changed={changing.data?.changed} />
        <Failed error={changing.error} />
      </form>
    </details>
  )
}

const nothing: Readonly<Record<Locale, string>> = { en: '', de: '', fr: '', nl: '' }

/** Changes when what guests are told changes elsewhere, so that the form follows it. */
export const noticeKey = ({ id, notice }: ScheduleView) => `${id} ${JSON.stringify(notice)}`
