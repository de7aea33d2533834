import { useMutation, useQueryClient } from '@tanstack/react-query'
import { beginPasskeySignIn, signInByPasskey } from '#core/people/passkey-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { PasskeyCancelled, signWithPasskey } from '../account/use-passkey.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Signs in by a passkey: no mail, no password, no second step. */
export function PasskeySignIn() {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const entering = useMutation({
    mutationFn: async () =>
      call(signInByPasskey, { body: await signWithPasskey(await call(beginPasskeySignIn)) }),
    onSuccess: answer => memory.setQueryData(['session'], answer),
  })
  const isCancelled = entering.error instanceof PasskeyCancelled
  return (
    <>
      {isCancelled && (
        <Notice tone="info" announce>
          {t('passkey_cancelled')}
        </Notice>
      )}
      <Failed error={isCancelled ? null : entering.error} />
      <Button wide busy={entering.isPending} onPress={() => entering.mutate()}>
        {t('passkey_sign_in')}
      </Button>
    </>
  )
}
