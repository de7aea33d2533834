import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#core/api/route.ts'
import { readOfferedByProvider, readPaymentTry, tryPaymentAccount } from '#core/billing/methods/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { QrPicture } from '#ui/parts/QrPicture.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Offers = AnswerOf<typeof readOfferedByProvider>['methods']
type Tried = AnswerOf<typeof tryPaymentAccount>

/** How often a payment that is tried with is asked about while nobody has paid it. */
const askAgainMs = 3000

/** What guests can choose on the provider's page, and a payment of the least that it takes, to see that money comes in. */
export function TryBlock({
  methodId,
  account,
  isCode,
}: {
  methodId: string
  account: string
  /** Its payments are drawn as a code. */
  isCode: boolean
}) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const params = { id: methodId }
  const offered = useQuery({
    queryKey: ['payment-offered', account, locale],
    queryFn: ({ signal }) => call(readOfferedByProvider, { params, signal }),
    staleTime: 60_000,
    retry: false,
  })
  const trying = useMutation({
    mutationFn: () => call(tryPaymentAccount, { params }),
    onSettled: () => memory.invalidateQueries({ queryKey: ['payment-providers'] }),
  })
  const offers = offered.data?.methods ?? null
  const least = offers?.length ? Math.min(...offers.map(({ least_cents }) => least_cents)) : 1
  return (
    <div className="stack">
      <Failed error={offered.error} />
      <OfferedThere offers={offers} />
      <p className="quiet">{t('payment_method.try_lead')}</p>
      <div className="row">
        <Button size="small" busy={trying.isPending} onPress={() => trying.mutate()}>
          {t('payment_method.try', { sum: formatCents(least, locale) })}
        </Button>
      </div>
      <Failed error={trying.error} />
      {trying.data && (
        <Became key={trying.data.ref} methodId={methodId} tried={trying.data} isCode={isCode} />
      )}
    </div>
  )
}

function OfferedThere({ offers }: { offers: Offers }) {
  const { t } = useWords()
  if (!offers) return null
  if (!offers.length) return <Notice tone="warn">{t('payment_method.offers_none')}</Notice>
  const namesOf = (which: NonNullable<Offers>) => which.map(({ name }) => name).join(', ')
  const slow = offers.filter(each => each.slow)
  return (
    <>
      <p>{t('payment_method.offers', { names: namesOf(offers) })}</p>
      {slow.length > 0 && (
        <Notice tone="warn">{t('payment_method.offers_slow', { names: namesOf(slow) })}</Notice>
      )}
    </>
  )
}

/** Where it is paid, and what came back. */
function Became({ methodId, tried, isCode }: { methodId: string; tried: Tried; isCode: boolean }) {
  const { locale, t } = useWords()
  const call = useCall()
  const asked = useQuery({
    queryKey: ['payment-try', methodId, tried.ref],
    queryFn: ({ signal }) => call(readPaymentTry, { params: { id: methodId, ref: tried.ref }, signal }),
    refetchInterval: ({ state }) => ((state.data?.status ?? 'open') === 'open' ? askAgainMs : false),
  })
  const sum = formatCents(tried.cents, locale)
  const status = asked.data?.status ?? 'open'
  const tone = status === 'paid' ? 'ok' : status === 'open' ? 'info' : 'warn'
  return (
    <>
      {status === 'open' && tried.link && isCode && (
        <>
          <p>{t('payment_method.try_scan', { sum })}</p>
          <div className="try-code">
            <QrPicture content={tried.link} label={t('payment_method.try_code', { sum })} />
          </div>
        </>
      )}
      {/* Under the code, which is scanned first. */}
      <Notice tone={tone} announce>
        {t(`payment_method.try.${status}`, { sum })}
      </Notice>
      {status === 'open' && tried.link && !isCode && (
        <p>
          <a href={tried.link} target="_blank" rel="noreferrer">
            {t('payment_method.try_pay', { sum })}
          </a>
        </p>
      )}
      <Failed error={asked.error} />
    </>
  )
}
