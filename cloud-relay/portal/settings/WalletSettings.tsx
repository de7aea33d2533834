import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { readWallet } from '#core/venue/wallet/contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Waiting } from '../parts/Page.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { AppleWallet } from './AppleWallet.tsx'
import { GoogleWallet } from './GoogleWallet.tsx'
import { useOff } from './use-change.ts'
import { walletQuery } from './use-wallet.ts'

/** Tickets as passes for the wallets of telephones: what is set up, and the steps to it. */
export function WalletSettings({ place }: { place: string }) {
  const { t } = useWords()
  const call = useCall()
  // All of them are changed together.
  const off = useOff('wallet.apple_key', place)
  const isRelay = useSide().data?.node === 'relay'
  const asked = useQuery({
    queryKey: walletQuery,
    queryFn: ({ signal }) => call(readWallet, { signal }),
    enabled: isRelay && !off,
  })
  if (off) return <p className="quiet">{off}</p>
  if (!isRelay) return <Notice tone="info">{t('wallet_at_relay')}</Notice>
  if (!asked.data) return <Waiting asked={asked} skeleton={<Skeleton height="160px" />} />
  return (
    <>
      <p className="quiet">{t('wallet_lead')}</p>
      <AppleWallet state={asked.data.data.apple} />
      <GoogleWallet state={asked.data.data.google} />
    </>
  )
}
