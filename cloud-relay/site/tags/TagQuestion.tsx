import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { documents, useAddress } from '../address.ts'
import { placeOf } from '../place.ts'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/tags/de.ts'
import { en } from '../words/tags/en.ts'
import { fr } from '../words/tags/fr.ts'
import { nl } from '../words/tags/nl.ts'
import { forgetTags, keepAnswer, onAnswer, readAnswer, type Answer } from './consent.ts'
import { loadTags, type TaggedWindow } from './load-tags.ts'
import { isOwnPlace } from './own-place.ts'
import './tags.css'

/**
 * Asks whether visits may be measured, once, and loads the tag manager only after a yes: never on a page whose address
 * is secret. The foot of every page asks again. Where seats are paid for nobody is asked: the sum to pay stands there.
 */
export function TagQuestion() {
  const { locale, content } = useSite()
  const { pathname } = useAddress().arrival
  const t = sayIn(locale, { de, en, fr, nl }[locale])
  const container = content.tagManager
  const [answer, setAnswer] = useState<Answer | null>(() => readAnswer(container))
  const [asked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const place = placeOf(pathname)
  useEffect(() => {
    const read = () => setAnswer(readAnswer(container))
    read()
    return onAnswer(read)
  }, [container])
  const isOwn = isOwnPlace(place)
  // A tag manager reads every address that its document comes by, also by the browser's back button: pages whose
  // addresses are secret share no document with others.
  useEffect(() => {
    documents.partBefore = to => isOwnPlace(to) !== isOwn
    return () => {
      delete documents.partBefore
    }
  }, [isOwn])
  const loads = answer === 'allowed' && !isOwn
  useEffect(() => {
    if (loads) loadTags(window, container)
  }, [loads, container])
  useEffect(() => {
    if (answer !== 'refused') return
    forgetTags()
    // What runs already, also after a no in another tab, cannot be stopped otherwise.
    if ((window as TaggedWindow).dataLayer) window.location.reload()
  }, [answer])
  const busy = /^buy|pay$/.test(place?.name ?? '')
  const say = (next: Answer) => {
    keepAnswer(container, next)
    setAnswer(next)
    setAsked(false)
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className="fine-print">
        <button ref={opener} type="button" className="tag-opener" onClick={() => setAsked(true)}>
          {t('tags_change')}
        </button>
      </p>
      {(asked || (answer === null && !busy)) && (
        <section className="tag-question" aria-labelledby="tag-question">
          <h2 id="tag-question">{t('tags_title')}</h2>
          <p>
            {t('tags_what')} <PlaceLink to={{ name: 'privacy' }}>{t('tags_privacy')}</PlaceLink>
          </p>
          {asked && answer && <p className="quiet">{t(`tags_now_${answer}`)}</p>}
          <div className="tag-answers">
            <Button wide onPress={() => say('refused')}>
              {t('tags_refuse')}
            </Button>
            <Button wide onPress={() => say('allowed')}>
              {t('tags_allow')}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
