import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { QrPicture } from '#ui/parts/QrPicture.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useWords } from '../words/WordsProvider.tsx'

export type Offered = { key: string; address: string; enrolment: string }

/**
 * Sets a second step: its key as a QR code and as text, and the first code of it. The code is drawn here, so that nobody
 * else sees the key.
 *
 * @param enrol sends the first code; what follows is for whoever asked
 */
export function NewStep({
  offered,
  enrol,
  onBack,
}: {
  offered: Offered
  enrol: (body: { enrolment: string; code: string }) => Promise<unknown>
  onBack: () => void
}) {
  const { t } = useWords()
  const [code, type] = useState('')
  const setting = useMutation({ mutationFn: () => enrol({ enrolment: offered.enrolment, code }) })
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (code.trim() && !setting.isPending) setting.mutate()
      }}
    >
      <p>{t('second_scan')}</p>
      <div className="second-key">
        <QrPicture content={offered.address} label={t('second_qr')} />
        <div>
          <p className="quiet">{t('second_key')}</p>
          <code className="second-key-text">{offered.key.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
      <TextInput
        label={t('second_first_code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={event => type(event.currentTarget.value)}
      />
      <Failed error={setting.error} />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={setting.isPending}
          {...(code.trim() ? {} : { disabledReason: t('second_code_missing') })}
        >
          {t('second_confirm')}
        </Button>
        <Button size="small" onPress={onBack}>
          {t('second_cancel')}
        </Button>
      </div>
    </form>
  )
}
