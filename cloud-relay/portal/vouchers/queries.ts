import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readVoucher, readVouchers } from '#core/vouchers/contract.ts'
import { readDebts } from '#core/vouchers/debt-contract.ts'
import { readVoucherTypes } from '#core/vouchers/types-contract.ts'
import { useProgramme } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** Vouchers, newest first, in pages of 50; not loaded when the signed-in user may not see the codes. */
export function useVouchers(enabled: boolean) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['vouchers', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(readVouchers, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    enabled,
  })
}

/** One voucher by its code, in any typed form. */
export function useVoucher(code: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['vouchers', 'one', code],
    queryFn: ({ signal }) => call(readVoucher, { params: { code }, signal }),
  })
}

export function useVoucherTypes() {
  const call = useCall()
  return useQuery({
    queryKey: ['vouchers', 'types'],
    queryFn: ({ signal }) => call(readVoucherTypes, { signal }),
  })
}

export function useDebts() {
  const call = useCall()
  return useQuery({ queryKey: ['vouchers', 'debts'], queryFn: ({ signal }) => call(readDebts, { signal }) })
}

/** The time zone for vouchers. */
export function useZone(): string {
  return useProgramme({}).data?.cinemas[0]?.timezone ?? 'Europe/Luxembourg'
}
