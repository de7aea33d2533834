import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { bringGoogleAccount, removeWallet, type WalletState } from '#core/venue/wallet/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { FileChoice } from './FileChoice.tsx'
import { base64Of, useWalletChange } from './use-wallet.ts'

/** The account that signs passes for Google's wallet. */
export function GoogleWallet({ state }: { state: WalletState['google'] }) {
  const { t } = useWords()
  const call = useCall()
  const [issuer, setIssuer] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const bring = useWalletChange(
    async (given: { issuer: string; file: File }) =>
      call(bringGoogleAccount, { body: { issuer: given.issuer, account: await base64Of(given.file) } }),
    () => {
      setIssuer('')
      setFile(null)
    },
  )
  const remove = useWalletChange(() => call(removeWallet, { body: { of: 'google' } }))
  const errors = fieldErrorsOf(bring.error)
  return (
    <form
      className="setting"
      aria-labelledby="wallet-google"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (file && issuer) bring.mutate({ issuer, file })
      }}
    >
      <h3 id="wallet-google">{t('wallet_google')}</h3>
      <p className="setting-state" role="status">
        {state ? t('wallet_google_on', state) : t('wallet_google_off')}
      </p>
      <TextInput
        label={t('wallet_google_issuer')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        value={issuer}
        error={errors['issuer']}
        onChange={event => setIssuer(event.currentTarget.value)}
      />
      <FileChoice
        label={t('wallet_google_file')}
        accept=".json,application/json"
        file={file}
        error={errors['account']}
        onChoose={setFile}
      />
      <div className="row">
        {file && issuer && (
          <Button type="submit" size="small" variant="primary" busy={bring.isPending}>
            {t('wallet_save')}
          </Button>
        )}
        {state && (
          <Button size="small" busy={remove.isPending} onPress={() => remove.mutate(undefined)}>
            {t('wallet_remove')}
          </Button>
        )}
      </div>
      <Failed error={remove.error ?? (Object.keys(errors).length ? null : bring.error)} />
    </form>
  )
}
