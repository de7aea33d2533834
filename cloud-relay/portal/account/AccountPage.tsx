import { Page } from '../parts/Page.tsx'
import { useSide } from '../server/queries.ts'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { JoinedExhibitors } from './JoinedExhibitors.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SecondStep } from './SecondStep.tsx'
import { OwnSessions } from './Sessions.tsx'

/** How one signs in oneself, and where one is signed in. */
export function AccountPage() {
  const { t } = useWords()
  const who = useWho()
  const isRelay = useSide().data?.node === 'relay'
  return (
    <Page title={t('account')} lead={t('account_lead', { name: who.name })}>
      <div className="account stack">
        <section className="account-part stack" aria-labelledby="account-password">
          <h2 id="account-password">{t('account_password')}</h2>
          <OwnPassword />
        </section>
        <section className="account-part stack" aria-labelledby="account-passkeys">
          <h2 id="account-passkeys">{t('passkeys')}</h2>
          <Passkeys />
        </section>
        <section className="account-part stack" aria-labelledby="account-second">
          <h2 id="account-second">{t('second_step')}</h2>
          <SecondStep />
        </section>
        {isRelay && (
          <section className="account-part stack" aria-labelledby="account-joined">
            <h2 id="account-joined">{t('joined')}</h2>
            <JoinedExhibitors />
          </section>
        )}
        <section className="account-part stack" aria-labelledby="account-sessions">
          <h2 id="account-sessions">{t('sessions')}</h2>
          <OwnSessions />
        </section>
      </div>
    </Page>
  )
}
