import { useMutation } from '@tanstack/react-query'
import { sendTestMail } from '#core/venue/settings/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Tries out the mail settings as they are saved. */
export function MailTest() {
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_settings')
  const test = useMutation({ mutationFn: () => call(sendTestMail) })
  return (
    <div className="setting">
      <div className="row">
        <Button
          size="small"
          busy={test.isPending}
          onPress={() => test.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('mail_test')}
        </Button>
      </div>
      {test.isSuccess && (
        <Notice tone="ok" announce>
          {t('mail_test_sent', { to: test.data.to })}
        </Notice>
      )}
      <Failed error={test.error} />
    </div>
  )
}
