import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { VoucherInCart } from '#core/vouchers/public-contract.ts'
import { validateVoucher } from '../calls.ts'
import { withProof } from '../parts/with-proof.ts'
import { forgetRedeemed, keepCodes, keepTypedCode, rememberedCodes } from './kept-words.ts'
import type { ChosenTurns } from './tickets.ts'
import { useBrowser } from '../site.ts'

export type Vouchers = {
  applied: readonly VoucherInCart[]
  /** What stands in the field for the code. */
  typed: string
  type: (text: string) => void
  /** What is wrong with the code. */
  trouble: string | null
  /** So many codes were tried that nobody looked at the last one. */
  tooMany: boolean
  busy: boolean
  /** Looks the typed code up; once it can be used the field is empty again. */
  check: () => void
  remove: (uuid: string) => void
  /** The tickets the visitor chose for a voucher; without, it pays for the dearest ones. */
  chosen: ChosenTurns
  choose: (uuid: string, turns: Readonly<Record<string, number>>) => void
}

/** The vouchers a visitor has entered for one purchase; a reload looks them up again. */
export function useVouchers(scheduleId: string): Vouchers {
  const { call } = useBrowser()
  const [remembered] = useState(() => rememberedCodes(scheduleId))
  const [applied, setApplied] = useState<readonly VoucherInCart[]>([])
  const [typed, setTyped] = useState(remembered.typed)
  /** Codes that are not looked up again yet. */
  const [waiting, setWaiting] = useState(remembered.codes)
  const [chosen, setChosen] = useState<ChosenTurns>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const [tooMany, setTooMany] = useState(false)
  const [busy, setBusy] = useState(false)

  const codes = [...applied.map(voucher => voucher.barcode_text), ...waiting]
  useEffect(() => keepCodes(scheduleId, codes), [codes.join('\n'), scheduleId])

  function type(text: string): void {
    setTyped(text)
    keepTypedCode(scheduleId, text)
  }

  /** Resolves with whether it can be used, and with null when nobody could say. */
  async function look(code: string): Promise<boolean | null> {
    setBusy(true)
    setTrouble(null)
    setTooMany(false)
    try {
      const { data } = await withProof(call, validateVoucher, {
        body: { barcode: code, schedule_id: scheduleId },
      })
      setApplied(before => [...before.filter(voucher => voucher.uuid !== data.uuid), data])
      return true
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      if (cause.status === 429) setTooMany(true)
      else setTrouble(cause.message)
      return cause.status === 0 || cause.status === 429 ? null : false
    } finally {
      setBusy(false)
    }
  }

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void (async () => {
      for (const code of remembered.codes) {
        if ((await look(code)) === null) return
        setWaiting(codes => codes.filter(other => other !== code))
      }
    })()
  }, [])

  return {
    applied,
    typed,
    type,
    trouble,
    tooMany,
    busy,
    check: () => {
      const code = typed.trim()
      if (code && !busy) void look(code).then(good => good && type(''))
    },
    remove: uuid => {
      for (const voucher of applied) if (voucher.uuid === uuid) forgetRedeemed(voucher.barcode_text)
      setApplied(before => before.filter(voucher => voucher.uuid !== uuid))
      setChosen(before => Object.fromEntries(Object.entries(before).filter(([other]) => other !== uuid)))
    },
    chosen,
    choose: (uuid, turns) => setChosen(before => ({ ...before, [uuid]: turns })),
  }
}
