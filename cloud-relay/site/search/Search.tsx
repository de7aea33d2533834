import { useEffect } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { hrefOf, useAddress } from '../address.ts'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'
import { queryMost, type Found, type FoundOne } from './found.ts'
import { useSearchWords } from './search-words.ts'

/** What a plain form sends and the relay finds; nothing here needs a script. */
export function Search() {
  const { t, content } = useSite()
  const { base } = useAddress()
  const say = useSearchWords()
  const { found } = content
  const query = found?.query ?? ''
  useFoundAnew(found)
  return (
    <section className="section search" aria-labelledby="search">
      <h1 id="search" className="marquee">
        {t('search')}
      </h1>
      <form className="search-form" role="search" method="get" action={hrefOf(base, '/search')}>
        <input
          key={query}
          className="input"
          type="search"
          name="q"
          aria-label={say('words')}
          placeholder={say('words')}
          maxLength={queryMost}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="primary" icon="search">
          {say('search_now')}
        </Button>
      </form>
      {!query ? (
        <p className="quiet">{say('lead')}</p>
      ) : found!.results.length ? (
        <Results found={found!} />
      ) : (
        <Nothing query={query} />
      )}
    </section>
  )
}

/** Back, forward and links come here without a document of its own, which would bring what was found: it is read then. */
function useFoundAnew(found: Found | undefined): void {
  const { browser } = useSite()
  const { arrival } = useAddress()
  useEffect(() => {
    const asked = new URLSearchParams(arrival.search).get('q')?.trim() ?? ''
    if (asked !== (found?.query ?? '')) void browser?.store.readWritten()
    // Once for each address: what was read for it stands, whatever of it was cut off.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [arrival])
}

function Results({ found: { query, results, isCut } }: { found: Found }) {
  const say = useSearchWords()
  return (
    <>
      <p role="status">{say('results', { count: results.length, query })}</p>
      <ol className="search-results">
        {results.map(result => (
          <li key={result.kind + result.href}>
            <Result {...result} />
          </li>
        ))}
      </ol>
      {isCut && <p className="quiet">{say('more')}</p>}
    </>
  )
}

function Result({ kind, title, href, line, text, picture }: FoundOne) {
  const { base } = useAddress()
  const say = useSearchWords()
  return (
    <article className="search-result">
      <div className="search-picture">
        {picture && <SizedPicture address={picture} alt="" sizes="72px" widest={200} />}
      </div>
      <div>
        <p className="search-kind quiet">{say(kind)}</p>
        <h2>
          <a href={hrefOf(base, href)}>{title}</a>
        </h2>
        {line && <p className="quiet">{line}</p>}
        {text && <p className="search-text">{text}</p>}
      </div>
    </article>
  )
}

/** What to do where nothing was found. */
function Nothing({ query }: { query: string }) {
  const { t } = useSite()
  const say = useSearchWords()
  return (
    <div role="status">
      <EmptyState
        icon="search"
        title={say('nothing', { query })}
        action={
          <p className="actions">
            <PlaceLink to={{ name: 'movies', filter: 'all', tag: null }} className="button button-lead">
              {t('view_all_shows')}
            </PlaceLink>
            <PlaceLink to={{ name: 'contact' }} className="button">
              {t('contact')}
            </PlaceLink>
          </p>
        }
      >
        {say('nothing_hint')}
      </EmptyState>
    </div>
  )
}
