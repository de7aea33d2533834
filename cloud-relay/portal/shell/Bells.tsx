import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { comeToBell, readBells } from '#core/devices/bells/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** On every page of whoever may come: the tills that call a manager. */
export function Bells() {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const hidden = useReason('override_vouchers') !== undefined
  const bells = useQuery({
    queryKey: ['bells'],
    queryFn: () => call(readBells),
    enabled: !hidden,
    retry: false,
  })
  const coming = useMutation({
    mutationFn: (id: string) => call(comeToBell, { params: { id } }),
    onSuccess: answer => memory.setQueryData(['bells'], answer),
    onError: () => void memory.invalidateQueries({ queryKey: ['bells'] }),
  })
  return bells.data?.bells
    .filter(({ answeredBy }) => answeredBy === null)
    .map(({ id, device, employeeName }) => (
      <Notice
        key={id}
        tone="warn"
        announce
        action={
          <Button size="small" busy={coming.isPending} onPress={() => coming.mutate(id)}>
            {t('bell_answer')}
          </Button>
        }
      >
        {t('bell_wanted', { till: device, name: employeeName })}
      </Notice>
    ))
}
