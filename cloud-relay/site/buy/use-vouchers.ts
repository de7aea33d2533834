import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { VoucherInCart } from '#core/vouchers/public-contract.ts'
import { validateVoucher } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'

export type Vouchers = {
  applied: readonly VoucherInCart[]
  trouble: string | null
  busy: boolean
  /** Resolves with whether the voucher can be used. */
  check: (code: string) => Promise<boolean>
  remove: (uuid: string) => void
}

/** The vouchers a visitor has entered for one purchase. */
export function useVouchers(scheduleId: string): Vouchers {
  const { t } = useSite()
  const { call } = useBrowser()
  const [applied, setApplied] = useState<readonly VoucherInCart[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function check(code: string): Promise<boolean> {
    setBusy(true)
    setTrouble(null)
    try {
      const { data } = await call(validateVoucher, { body: { barcode: code, schedule_id: scheduleId } })
      setApplied(before => [...before.filter(voucher => voucher.uuid !== data.uuid), data])
      return true
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      setTrouble(cause.status === 429 ? t('too_many_requests_words') : cause.message)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    applied,
    trouble,
    busy,
    check,
    remove: uuid => setApplied(before => before.filter(voucher => voucher.uuid !== uuid)),
  }
}
