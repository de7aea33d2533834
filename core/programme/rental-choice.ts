import type { Catalogue } from '../journal/apply.ts'
import type { Movie, Version } from './movie.ts'

type Known = { catalogue: Pick<Catalogue, 'get' | 'all'> }
type Wrong<Field> = { code: 'office_unknown' | 'rental_not_shared'; field: Field }

/** What is wrong with whom a film is rented from and on which terms, where that was changed. */
export function wrongRental(
  known: Known,
  before: Movie | undefined,
  after: Movie | undefined,
): Wrong<'officeId' | 'rentalProfileId'> | undefined {
  if (!after) return undefined
  const { distributorId, officeId } = after
  const isNew = before?.officeId !== officeId || before?.distributorId !== distributorId
  if (isNew && officeId && !hasOffice(known, distributorId, officeId))
    return { code: 'office_unknown', field: 'officeId' }
  if (before?.rentalProfileId === after.rentalProfileId) return undefined
  return isAnothers(known, after.rentalProfileId, after.id)
    ? { code: 'rental_not_shared', field: 'rentalProfileId' }
    : undefined
}

/** The same of the terms that one version has of its own. */
export function wrongVersionRental(
  known: Known,
  before: Version | undefined,
  after: Version | undefined,
): Wrong<'rentalProfileId'> | undefined {
  if (!after || before?.rentalProfileId === after.rentalProfileId) return undefined
  return isAnothers(known, after.rentalProfileId, after.movieId)
    ? { code: 'rental_not_shared', field: 'rentalProfileId' }
    : undefined
}

function hasOffice(
  { catalogue }: Known,
  distributorId: string | null | undefined,
  officeId: string,
): boolean {
  const distributor = distributorId ? catalogue.get('distributor', distributorId) : undefined
  return distributor?.offices.some(({ id }) => id === officeId) ?? false
}

/** Whether terms that are not shared are those of another film already. */
function isAnothers({ catalogue }: Known, profileId: string | null | undefined, movieId: string): boolean {
  if (!profileId || catalogue.get('rental_profile', profileId)?.shared !== false) return false
  const movies = catalogue.all('movie').filter(each => !each.deleted && each.rentalProfileId === profileId)
  const versions = catalogue
    .all('version')
    .filter(each => !each.deleted && each.rentalProfileId === profileId)
  return movies.some(({ id }) => id !== movieId) || versions.some(each => each.movieId !== movieId)
}
