import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { bundleMaxBytes, takeBundle } from '#core/offline-sync/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Takes in a bundle of the other side and shows the result. */
export function TakeFile({ node }: { node: 'box' | 'relay' }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const taking = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > bundleMaxBytes) throw new TooLarge()
      return call(takeBundle, { body: new Uint8Array(await file.arrayBuffer()) })
    },
    onSuccess: () => memory.invalidateQueries(),
  })
  const [first, ...more] = taking.data?.sentences ?? []
  return (
    <div className="stack">
      <h3 className="panel-title">{t('offline_sync_take')}</h3>
      <p className="quiet">{t(node === 'relay' ? 'offline_sync_take_relay' : 'offline_sync_take_box')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('offline_sync_choose')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) taking.mutate(file)
          event.currentTarget.value = ''
        }}
      />
      <div className="row">
        <Button busy={taking.isPending} onPress={() => input.current?.click()}>
          {t('offline_sync_choose')}
        </Button>
      </div>
      {taking.isError && (
        <Notice tone="stop" announce>
          {taking.error instanceof TooLarge
            ? t('offline_sync_not_ours')
            : sentenceOf(taking.error, t('unreachable'))}
        </Notice>
      )}
      {taking.data && (
        <Notice tone={taking.data.needsLook ? 'warn' : 'ok'} title={first} announce>
          {more.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}

/** Checked before sending: the server would refuse it only after the last byte. */
class TooLarge extends Error {}
