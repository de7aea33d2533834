import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { giveCardRest, type CardRestView } from '#core/vouchers/debt-contract.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { VoucherLink } from './VoucherLink.tsx'

/** Exchanged cards that something came back to, which is given anew; and those of which more is on new ones than they had. */
export function CardRests({ rests }: { rests: CardRestView[] }) {
  const { locale, t } = useWords()
  return (
    <>
      <h2 className="panel-title">{t('card_rests')}</h2>
      <p className="quiet">{t('card_rests_lead')}</p>
      <PlainTable
        label={t('card_rests')}
        heads={[
          t('voucher_code'),
          t('card_rest_at'),
          t('voucher_turns'),
          t('voucher_refreshments'),
          t('status'),
        ]}
        numbers={[t('voucher_turns'), t('voucher_refreshments')]}
        rows={rests.map(rest => ({
          key: `${rest.code} ${rest.cinemaName}`,
          cells: [
            <VoucherLink key="code" code={rest.code} title={inLocale(rest.title, locale)} />,
            rest.cinemaName ?? t('source_site'),
            String(rest.turns),
            formatCents(rest.cents, locale),
            <Rest key="status" rest={rest} />,
          ],
        }))}
      />
    </>
  )
}

/** Below zero there is nothing to give; what another side has is given there. */
function Rest({ rest: { code, turns, cents, here, cinemaName } }: { rest: CardRestView }) {
  const { t } = useWords()
  if (turns <= 0 && cents <= 0) return <span className="quiet">{t('card_rest_too_much')}</span>
  if (!here)
    return (
      <span className="quiet">{t('card_rest_elsewhere', { place: cinemaName ?? t('source_site') })}</span>
    )
  return <GiveAnew code={code} />
}

function GiveAnew({ code }: { code: string }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [, setAddress] = useSearchParams()
  const [id] = useState(newId)
  const notAllowed = useReason('manage_vouchers')
  const giving = useMutation({
    mutationFn: () => call(giveCardRest, { params: { code }, body: { id } }),
    onSuccess: ({ voucher }) => {
      void memory.invalidateQueries({ queryKey: ['vouchers'] })
      setAddress({ code: voucher.code })
    },
  })
  if (giving.isError) return <Failed error={giving.error} />
  return (
    <Button
      size="small"
      busy={giving.isPending}
      {...(notAllowed ? { disabledReason: notAllowed } : {})}
      onPress={() => giving.mutate()}
    >
      {t('card_rest_give')}
    </Button>
  )
}
