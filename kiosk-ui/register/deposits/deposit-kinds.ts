import { useQuery } from '@tanstack/react-query'
import type { DepositOffer } from '#core/pricing/deposit-kinds.ts'
import { pricesQuery } from '../server.ts'

const none: readonly DepositOffer[] = []

/** The products of this cinema whose cups and bottles come back; none until they are known. */
export const useDepositKinds = (): readonly DepositOffer[] => useQuery(pricesQuery).data?.deposits ?? none
