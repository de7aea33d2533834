import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createCall } from '#core/api/call.ts'
import { uploadFile } from '#core/content/contract.ts'
import { uploadMaxBytes } from '#core/content/files/file-type.ts'
import type { MovieView } from '#core/planning/contract.ts'
import { setPoster } from '#core/planning/poster-contract.ts'
import { fetchWithProgress } from '../server/fetch-with-progress.ts'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Changes a movie's poster: a picture is uploaded, a hash is an existing file, null is the drawn one. */
export function usePoster(movie: MovieView) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const changing = useMutation({
    mutationFn: async (wanted: { picture: File } | { hash: string | null }) => {
      const before = movie.posterFile
      const hash = 'hash' in wanted ? wanted.hash : await upload(wanted.picture)
      await call(setPoster, { params: { id: movie.id }, body: { hash } })
      return before
    },
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
    onSettled: () => setShare(null),
  })

  async function upload(picture: File): Promise<string> {
    if (picture.size > uploadMaxBytes) throw new TooLarge()
    setShare(0)
    const send = createCall({
      locale: () => locale,
      unreachable: () => t('unreachable'),
      fetch: fetchWithProgress(setShare),
    })
    const { hash } = await send(uploadFile, { body: new Uint8Array(await picture.arrayBuffer()) })
    return hash
  }

  const { error } = changing
  return {
    change: changing.mutate,
    busy: changing.isPending,
    /** The share of the upload that was sent, 0 to 1; null while there is none. */
    share,
    refusal:
      error && (error instanceof TooLarge ? t('poster_too_large') : sentenceOf(error, t('unreachable'))),
    /** The poster before the last change (null: the drawn one); undefined when nothing was changed yet. */
    before: changing.data,
  }
}

/** Checked before sending: the server would refuse it only after the last byte. */
class TooLarge extends Error {}
