import { Link } from 'react-router'
import { connectPaymentAccount } from '#core/billing/methods/contract.ts'
import { trainingDriver } from '#core/billing/methods/payment-method.ts'
import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { usePaymentProviders } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { StepForm } from './StepForm.tsx'
import { useMake, useSaving } from './use-make.ts'
import type { Setup } from './use-setup.ts'

/** Those that move no money, the first that is here: the relay's own while the house practises, else the test provider. */
const played = [trainingDriver, 'test']

/** How the website is paid: by a provider's account, or for trying by one that moves no money. */
export function PaymentStep({ company }: Setup) {
  const { t } = useWords()
  const call = useCall()
  const make = useMake()
  const providers = usePaymentProviders().data?.providers
  const driver = played.find(each => providers?.some(provider => provider.driver === each))
  const saving = useSaving(async () => {
    if (!driver) return
    const id = `${driver}-payment`
    await make(paymentMethod, id, {
      name: { en: 'Test payment', de: 'Testzahlung', fr: 'Paiement d’essai', nl: 'Testbetaling' },
      driver,
      type: 'redirect',
      status: 'active',
      access: ['site'],
    })
    const account: Record<string, string> = { account: company.id }
    const settings = driver === trainingDriver ? account : { ...account, key: `test-${company.id}` }
    await call(connectPaymentAccount, { params: { id }, body: { settings } })
  })
  return (
    <div className="stack">
      <Notice tone="info">{t('setup_cash')}</Notice>
      <p>
        <Link to="/payment-methods">{t('setup_real_payment')}</Link>
      </p>
      {driver && (
        <StepForm saving={saving} save={t('setup_test_payment')}>
          {driver === trainingDriver ? (
            <Notice tone="info">{t('setup_training_hint')}</Notice>
          ) : (
            <Notice tone="warn">{t('setup_test_hint')}</Notice>
          )}
        </StepForm>
      )}
    </div>
  )
}
