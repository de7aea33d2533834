import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * A cache in which an answer that was on its way when its query went out of date is asked for once more when it is
 * there. TanStack Query begins such a question anew only where an earlier answer is shown already; otherwise it takes
 * the one on its way for current, and a page that never lets answers age would show what was true before.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options: InvalidateOptions = {},
  ): Promise<void> {
    const onTheWay = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching')
      .map(query => ({ query, answer: query.promise }))
    const asked = super.invalidateQueries(filters, options)
    const later = onTheWay.flatMap(({ query, answer }) =>
      answer && query.promise === answer
        ? [
            answer
              .catch(() => undefined)
              .then(() => super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options)),
          ]
        : [],
    )
    return Promise.all([asked, ...later]).then(() => undefined)
  }
}
