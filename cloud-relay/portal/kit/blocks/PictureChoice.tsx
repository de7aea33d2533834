import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadFile } from '#core/content/contract.ts'
import { fileTypes, uploadMaxBytes } from '#core/content/files/file-type.ts'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { useCall } from '../../server/ServerProvider.tsx'
import { useWords } from '../../words/WordsProvider.tsx'

/** A picture of a text: uploaded at once, named by its hash when the text is saved. */
export function PictureChoice({
  hash,
  disabled,
  onChange,
}: {
  hash: string
  disabled: boolean
  onChange: (hash: string) => void
}) {
  const { t } = useWords()
  const call = useCall()
  const input = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    mutationFn: async (picture: File) =>
      call(uploadFile, { body: new Uint8Array(await picture.arrayBuffer()) }),
    onSuccess: sent => onChange(sent.hash),
  })
  const [isTooLarge, setTooLarge] = useState(false)
  return (
    <div className="row picture-choice">
      {hash && <img src={renditionOf(`/files/${hash}`, '400.webp')} alt="" className="picture-chosen" />}
      <input
        ref={input}
        type="file"
        accept={fileTypes.join()}
        hidden
        onChange={event => {
          const [picture] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (!picture) return
          setTooLarge(picture.size > uploadMaxBytes)
          if (picture.size <= uploadMaxBytes) sending.mutate(picture)
        }}
      />
      {!disabled && (
        <Button size="small" busy={sending.isPending} onPress={() => input.current?.click()}>
          {t(hash ? 'poster_replace' : 'blocks_picture_choose')}
        </Button>
      )}
      {isTooLarge ? (
        <p className="field-group-error" role="alert">
          {t('poster_too_large')}
        </p>
      ) : (
        <span className="quiet">{t('blocks_picture_types')}</span>
      )}
      <Failed error={sending.error} />
    </div>
  )
}
