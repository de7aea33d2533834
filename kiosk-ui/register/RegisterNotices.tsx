import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { dismissRegisterNotice, readRegisterNotices } from '#core/devices/notices/contract.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { call } from '../box/call.ts'
import { useChoice } from '../box/choice.ts'
import { queryClient } from '../box/query-client.ts'
import { refusalText } from '../box/refusal-text.tsx'
import { useWords } from './words.ts'

/** Told anew by events, and read now and then, since a notice ends by itself. */
const noticesQuery = queryOptions({
  queryKey: ['register_notices'],
  queryFn: () => call(readRegisterNotices),
  refetchInterval: 60_000,
  retry: false,
})

/** What a manager tells this register, among its notices: selling goes on, and it stays until its cashier has read it. */
export function RegisterNotices() {
  const words = useWords()
  const { locale } = useChoice()
  const notices = useQuery(noticesQuery).data?.notices ?? []
  const reading = useMutation({
    mutationFn: (id: string) => call(dismissRegisterNotice, { params: { id } }),
    onSuccess: now => queryClient.setQueryData(noticesQuery.queryKey, now),
    onError: () => void queryClient.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  })
  return (
    <>
      {notices.map(({ id, text }) => (
        <Notice
          key={id}
          tone="info"
          announce
          action={
            <Button
              size="small"
              busy={reading.isPending && reading.variables === id}
              onPress={() => !reading.isPending && reading.mutate(id)}
            >
              {words('notice_read')}
            </Button>
          }
        >
          {inLocale(text, locale)}
        </Notice>
      ))}
      {reading.error && (
        <Notice tone="stop" announce>
          {refusalText(reading.error)}
        </Notice>
      )}
    </>
  )
}
