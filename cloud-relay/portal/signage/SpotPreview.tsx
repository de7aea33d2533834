import { renditionOf } from '#core/content/pictures/sizes.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { useWords } from '../words/WordsProvider.tsx'

type Pictures = Partial<Pick<Entry<'signage_spot'>, 'landscape' | 'portrait'>>

/** A spot as it is typed now, on a wide and on a tall wall: whole, with a margin where its shape is another one. */
export function SpotPreview({ spot }: { spot: Pictures }) {
  const { t } = useWords()
  return (
    <section className="spot-preview" aria-label={t('signage_spot.preview')}>
      <h3>{t('signage_spot.preview')}</h3>
      <div className="spot-preview-walls">
        <Frame name={t('signage_spot.preview.wide')} hash={spot.landscape} shape="landscape" />
        <Frame name={t('signage_spot.preview.tall')} hash={spot.portrait} shape="portrait" />
      </div>
    </section>
  )
}

function Frame({
  name,
  hash,
  shape,
}: {
  name: string
  hash: string | null | undefined
  shape: 'landscape' | 'portrait'
}) {
  const { t } = useWords()
  return (
    <figure data-shape={shape}>
      <div className="spot-preview-wall">
        {hash ? (
          <img src={renditionOf(`/files/${hash}`, '600.webp')} alt="" />
        ) : (
          <span>{t('signage_spot.preview.not')}</span>
        )}
      </div>
      <figcaption className="quiet">{name}</figcaption>
    </figure>
  )
}
