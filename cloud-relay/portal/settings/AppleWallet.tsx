import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import {
  bringCertificate,
  removeWallet,
  requestCertificate,
  type WalletState,
} from '#core/venue/wallet/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { saveFile } from '../offline-sync/save-file.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { FileChoice } from './FileChoice.tsx'
import { base64Of, useWalletChange, walletQuery } from './use-wallet.ts'

const certificates = '.cer,.crt,.pem,application/x-x509-ca-cert,application/pkix-cert'

/** The certificate that signs passes for Apple's wallet: a request saved here, and what Apple made of it brought back. */
export function AppleWallet({ state: { certificate, requested } }: { state: WalletState['apple'] }) {
  const { t, locale } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const request = useMutation({
    mutationFn: () => call(requestCertificate, { body: {} }),
    onSuccess({ data }) {
      saveFile('wallet.certSigningRequest', new TextEncoder().encode(data.request), 'application/pkcs10')
      return memory.invalidateQueries({ queryKey: walletQuery })
    },
  })
  const remove = useWalletChange(() => call(removeWallet, { body: { of: 'apple' } }))
  const day = certificate
    ? formatPlainDay(certificate.until.slice(0, 10), locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      })
    : ''
  return (
    <section className="setting" aria-labelledby="wallet-apple">
      <h3 id="wallet-apple">{t('wallet_apple')}</h3>
      <p className="setting-state" role="status">
        {!certificate
          ? t('wallet_apple_off')
          : certificate.over
            ? t('wallet_apple_over', { day })
            : t('wallet_apple_on', { name: certificate.passType, team: certificate.team, day })}
      </p>
      <ol className="steps">
        <li>
          <div className="wallet-step">
            <p>{t('wallet_step_request')}</p>
            <Button size="small" busy={request.isPending} onPress={() => request.mutate()}>
              {t('wallet_request')}
            </Button>
          </div>
        </li>
        {(requested || certificate) && (
          <li>
            <div className="wallet-step">
              <p>{t('wallet_step_bring')}</p>
              <Bring />
            </div>
          </li>
        )}
      </ol>
      {(certificate || requested) && (
        <div className="row">
          <Button size="small" busy={remove.isPending} onPress={() => remove.mutate(undefined)}>
            {t('wallet_remove')}
          </Button>
        </div>
      )}
      <Failed error={request.error ?? remove.error} />
    </section>
  )
}

function Bring() {
  const { t } = useWords()
  const call = useCall()
  const [certificate, setCertificate] = useState<File | null>(null)
  const [issuer, setIssuer] = useState<File | null>(null)
  const bring = useWalletChange(
    async (files: { certificate: File; issuer: File }) =>
      call(bringCertificate, {
        body: { certificate: await base64Of(files.certificate), issuer: await base64Of(files.issuer) },
      }),
    () => {
      setCertificate(null)
      setIssuer(null)
    },
  )
  const errors = fieldErrorsOf(bring.error)
  return (
    <div className="stack">
      <FileChoice
        label={t('wallet_certificate')}
        accept={certificates}
        file={certificate}
        error={errors['certificate']}
        onChoose={setCertificate}
      />
      <FileChoice
        label={t('wallet_issuer')}
        accept={certificates}
        file={issuer}
        error={errors['issuer']}
        onChoose={setIssuer}
      />
      {certificate && issuer && (
        <div className="row">
          <Button
            size="small"
            variant="primary"
            busy={bring.isPending}
            onPress={() => bring.mutate({ certificate, issuer })}
          >
            {t('wallet_bring')}
          </Button>
        </div>
      )}
      {!Object.keys(errors).length && <Failed error={bring.error} />}
    </div>
  )
}
