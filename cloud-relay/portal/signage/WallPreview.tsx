import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BodyOf } from '#core/api/route.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { previewWall } from '#core/signage/preview-contract.ts'
import { wallPreviewPath, type WallPreviewMessage } from '#ui/wall-preview.ts'
import { CinemaFilter } from '../parts/CinemaFilter.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Nothing is asked while somebody goes on typing. */
const typingMs = 300

/** What is typed: a view, or a theme, over what holds today otherwise. */
type Typed = Omit<BodyOf<typeof previewWall>, 'cinemaId'>

/**
 * Walls of a cinema as they would look now with what is typed, wide and tall, with its real shows and prices. Each is drawn by
 * the page that walls have, in a frame.
 */
export function WallPreview({ typed }: { typed: Typed }) {
  const { t } = useWords()
  const call = useCall()
  const [cinemaId, setCinemaId] = useState<string | undefined>()
  const programme = useQuery({
    queryKey: ['programme', 'signage'],
    queryFn: ({ signal }) => call(readProgramme, { query: { channel: 'signage' }, signal }),
  }).data
  const at = programme?.cinemas.find(({ id }) => id === cinemaId) ?? programme?.cinemas[0]
  const [settled] = useDebouncedValue(JSON.stringify(typed), typingMs)
  const body = { cinemaId: at?.id ?? '', ...(JSON.parse(settled) as Typed) }
  const looks = useQuery({
    queryKey: ['signage', 'preview', body],
    queryFn: ({ signal }) => call(previewWall, { body, signal }),
    enabled: at !== undefined,
    placeholderData: keepPreviousData,
  })
  const [place, look] = [at?.id, looks.data]
  // A programme is large, and frames are sent it again only when it or the look is another one.
  const content = useMemo(
    (): WallPreviewMessage | undefined =>
      programme && place && look ? { kind: 'wall_preview', programme, cinemaId: place, ...look } : undefined,
    [programme, place, look],
  )
  return (
    <section className="wall-preview" aria-label={t('wall_preview')}>
      <h3>{t('wall_preview')}</h3>
      <p className="quiet">{t('wall_preview.what')}</p>
      {programme && at && (
        <CinemaFilter isOne cinemas={programme.cinemas} chosen={at.id} onChoose={setCinemaId} />
      )}
      <p className="quiet" role="status">
        {looks.isError ? t('wall_preview.away') : ''}
      </p>
      <div className="wall-preview-walls">
        <Frame shape="landscape" name={t('wall_preview.wide')} content={content} />
        <Frame shape="portrait" name={t('wall_preview.tall')} content={content} />
      </div>
    </section>
  )
}

function Frame({
  shape,
  name,
  content,
}: {
  shape: 'landscape' | 'portrait'
  name: string
  content: WallPreviewMessage | undefined
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isThere && content) frame.current?.contentWindow?.postMessage(content, location.origin)
  }, [isThere, content])
  return (
    <figure data-shape={shape}>
      <iframe
        ref={frame}
        className="wall-preview-frame"
        title={name}
        src={wallPreviewPath}
        tabIndex={-1}
        onLoad={() => setThere(true)}
      />
      <figcaption className="quiet">{name}</figcaption>
    </figure>
  )
}
