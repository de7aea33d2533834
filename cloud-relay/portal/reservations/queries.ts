import { useQuery } from '@tanstack/react-query'
import type { BodyOf } from '#core/api/route.ts'
import { readReservation, readReservations } from '#core/reservations/contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

export type ReservationFilter = BodyOf<typeof readReservations>

/** Reservations of a filter; null asks for none. */
export function useReservations(filter: ReservationFilter | null) {
  const call = useCall()
  return useQuery({
    queryKey: ['reservations', 'list', filter],
    queryFn: ({ signal }) => call(readReservations, { body: filter ?? {}, signal }),
    enabled: filter !== null,
  })
}

export function useReservation(id: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['reservations', 'one', id],
    queryFn: ({ signal }) => call(readReservation, { params: { id }, signal }),
  })
}
