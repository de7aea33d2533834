import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { SaleNotice } from '../parts/SaleNotice.tsx'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { ShowCard } from '../parts/ShowCard.tsx'
import { saleOf } from '../showings.ts'
import { useLoaded, useSite } from '../site.ts'
import { loadBuyForm } from '../warm-buying.ts'

/** Tickets for one show: what it is, and under it everything until the payment, on one page. */
export function BuyScreen({ scheduleId }: { scheduleId: string }) {
  const { t, programme, now } = useSite()
  const BuyForm = useLoaded(loadBuyForm)
  const show = programme.schedules.find(show => show.id === scheduleId)!
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const sale = saleOf(show, programme, now)
  const back = (
    <PlaceLink to={movie ? { name: 'movies.view', slug: movie.slug } : { name: 'home' }} className="button">
      {t('other_shows')}
    </PlaceLink>
  )
  if (BuyForm) return <BuyForm show={show} back={back} />
  return (
    <div className="buy">
      <ShowCard show={show} />
      <div className="buy-main">
        {sale === 'open' ? (
          <div aria-busy="true">
            <NeedsScript />
            <p className="visually-hidden" role="status">
              {t('loading')}
            </p>
            <Skeleton height="34rem" />
          </div>
        ) : (
          <SaleNotice show={show} sale={sale} action={back} />
        )}
      </div>
    </div>
  )
}
