import { useMutation, useQuery } from '@tanstack/react-query'
import { moveToExhibitor, readJoined } from '#core/people/joined-contract.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useSide } from '../server/queries.ts'

export const joinedKey = ['joined-exhibitors']

/** The other exhibitors one may move to; asked at the relay alone. */
export function useJoined() {
  const call = useCall()
  const isRelay = useSide().data?.node === 'relay'
  return useQuery({ queryKey: joinedKey, queryFn: () => call(readJoined), enabled: isRelay })
}

/** Leads this browser to another exhibitor's portal, signed in. */
export function useMove() {
  const call = useCall()
  return useMutation({
    mutationFn: (id: string) => call(moveToExhibitor, { params: { id } }),
    onSuccess: ({ address }) => location.assign(address),
  })
}
