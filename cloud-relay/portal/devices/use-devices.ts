import { useQuery } from '@tanstack/react-query'
import { readWaitingDevices } from '#core/devices/kiosks/contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** The machines that wait, and which devices are online; read again every few seconds while it is looked at. */
export function useDevices() {
  const call = useCall()
  return useQuery({
    queryKey: ['devices'],
    queryFn: ({ signal }) => call(readWaitingDevices, { signal }),
    refetchInterval: 3000,
  })
}
