import { Link } from 'react-router'
import { useProgramme, useBoxes, useSide } from '../server/queries.ts'
import type { Programme } from '#core/planning/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { ByHand } from '../offline-sync/ByHand.tsx'
import { CinemaBox } from './CinemaBox.tsx'

/** Each cinema's box, and the way to invite one. Boxes are enrolled at the relay, so a box only shows them. */
export function BoxesPage() {
  const { t } = useWords()
  const programme = useProgramme({})
  const side = useSide()
  const boxes = useBoxes(side.data?.node === 'relay')
  if (side.data?.node === 'box')
    return (
      <Page title={t('boxes')} lead={t('boxes_lead')}>
        <div className="stack">
          <Notice tone="info" action={<Link to="/health">{t('health')}</Link>}>
            {t('boxes_on_relay')}
          </Notice>
          <ByHand />
        </div>
      </Page>
    )
  if (!programme.data || !boxes.data)
    return (
      <Page title={t('boxes')}>
        <Waiting asked={programme.isError ? programme : boxes} skeleton={<Skeleton height="180px" />} />
      </Page>
    )
  return (
    <Page title={t('boxes')} lead={t('boxes_lead')}>
      <div className="stack">
        {cinemasByName(programme.data).map(cinema => (
          <CinemaBox
            key={cinema.id}
            cinema={cinema}
            now={programme.data.now}
            boxes={boxes.data.boxes.filter(box => box.cinemaId === cinema.id)}
          />
        ))}
        <ByHand />
      </div>
    </Page>
  )
}

function cinemasByName(programme: Programme): Programme['cinemas'] {
  return [...programme.cinemas].sort((a, b) => a.name.localeCompare(b.name))
}
