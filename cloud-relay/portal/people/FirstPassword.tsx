import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageName } from '#core/i18n/format.ts'
import { isLocale, locales, type Locale } from '#core/i18n/locale.ts'
import { mailFirstLink, readMailReady } from '#core/people/reset-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { Password } from './Password.tsx'
import { useSecret } from './use-secret.ts'

/**
 * The first password of somebody: by a link they choose it themselves, which is offered first where mails leave. One can
 * be set by hand all the same.
 */
export function FirstPassword({ id, email }: { id: string; email: string | null }) {
  const { locale, t } = useWords()
  const call = useCall()
  const mail = useQuery({
    queryKey: ['mail-ready'],
    queryFn: ({ signal }) => call(readMailReady, { signal }),
  })
  const [to, type] = useState(email ?? '')
  const [language, choose] = useState<Locale>(locale)
  const [byHand, setByHand] = useState(false)
  const mailing = useSecret(
    () => call(mailFirstLink, { params: { id }, body: { email: to.trim(), locale: language } }),
    () => undefined,
  )
  if (!mail.data && !mail.isError) return null
  const isReady = mail.data?.ready ?? false
  if (byHand || !isReady)
    return (
      <>
        {!isReady && <Notice tone="info">{t('person_first_no_mail')}</Notice>}
        <Password id={id} email={email} />
      </>
    )
  return (
    <form
      className="stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (to.trim() && !mailing.isPending) mailing.mutate()
      }}
    >
      <TextInput
        id="field-first-mail"
        type="email"
        label={t('person_mail')}
        description={email ? t('person_first_waits', { email }) : t('person_first_lead')}
        error={fieldErrorsOf(mailing.error)['email']}
        autoComplete="off"
        value={to}
        onChange={event => type(event.currentTarget.value)}
      />
      <Select
        label={t('person_first_language')}
        allowDeselect={false}
        data={locales.map(each => ({ value: each, label: languageName(each, locale) }))}
        value={language}
        onChange={value => isLocale(value) && choose(value)}
      />
      <Failed error={Object.keys(fieldErrorsOf(mailing.error)).length ? null : mailing.error} />
      {mailing.isSuccess && (
        <Notice tone="ok" announce>
          {t('person_first_sent', { to: mailing.data.to })}
        </Notice>
      )}
      <div className="row">
        <Button
          type="submit"
          size="small"
          busy={mailing.isPending}
          {...(to.trim() ? {} : { disabledReason: t('person_first_missing') })}
        >
          {t('person_first_send')}
        </Button>
        <Button size="small" onPress={() => setByHand(true)}>
          {t('person_first_self')}
        </Button>
      </div>
    </form>
  )
}
