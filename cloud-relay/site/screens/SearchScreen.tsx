import { useLoaded, useSite } from '../site.ts'

const load = () => import('../search/Search.tsx').then(module => module.Search)

/** Searching the website by words; its script is in no first load but its own. */
export function SearchScreen() {
  const { Search: own } = useSite()
  const loaded = useLoaded(load)
  const Search = own ?? loaded
  return Search && <Search />
}
