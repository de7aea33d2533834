import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WalletState } from '#core/venue/wallet/contract.ts'

export const walletQuery = ['settings', 'wallet']

/** Changes what signs passes; what is answered is shown at once. */
export function useWalletChange<Given>(
  change: (given: Given) => Promise<{ data: WalletState }>,
  onDone: () => void = () => undefined,
) {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: answer => {
      memory.setQueryData(walletQuery, answer)
      onDone()
    },
  })
}

/** A file's bytes in base64, as calls take them. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}
