import { isPaid } from '#core/database/statuses.ts'
import { useState } from 'react'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useReason, useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { RefundForm } from './RefundForm.tsx'
import { useRefund } from './use-refund.ts'

/** Refunds a bill, or some of its lines, if this side sold it; otherwise sends a refund request to the other side. */
export function BillRefund({ now, zone }: { now: BillNow; zone: string }) {
  const { t } = useWords()
  const notAllowed = useReason('refund')
  const [asking, setAsking] = useState(false)
  const upToCents = useWho().refundUpToCents ?? null
  const refund = useRefund(now, upToCents, () => setAsking(false))
  const paid = isPaid(now.bill.status)
  if (!paid || refund.left.length === 0) return null
  if (now.asks.some(ask => ask.outcome === null))
    return <Notice tone="info">{t(now.owner === 'box' ? 'refund_waits_box' : 'refund_waits_relay')}</Notice>
  // Cash and cards can only be refunded at the register, on its own page.
  if (now.here && now.payments.some(payment => payment.method !== 'online' && payment.heldCents > 0))
    return <p className="quiet">{t('refund_at_register')}</p>
  if (!asking)
    return (
      <div className="panel-foot">
        <Button onPress={() => setAsking(true)} {...(notAllowed ? { disabledReason: notAllowed } : {})}>
          {t(now.here ? 'refund' : 'refund_request')}
        </Button>
      </div>
    )
  return <RefundForm now={now} zone={zone} refund={refund} onKeep={() => setAsking(false)} />
}
