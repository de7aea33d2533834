import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Sends a change of how somebody signs in, and reads the people again. */
export function useSecret<Answer>(sends: () => Promise<Answer>, done: () => void) {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: sends,
    onSuccess: async () => {
      done()
      await memory.invalidateQueries({ queryKey: ['entries', 'employee'] })
    },
  })
}
