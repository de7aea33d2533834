import { useEffect } from 'react'
import { Notice } from '#ui/parts/Notice.tsx'
import { serverAnswers } from '../server/use-away.ts'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** The server cannot be reached: that the page goes on by itself, and where one can work meanwhile. */
export function Away() {
  const { t } = useWords()
  const onBox = useSide().data?.node === 'box'
  return (
    <section className="node-status">
      <Notice tone="warn" announce title={t(onBox ? 'away_box' : 'away_relay')}>
        {t(onBox ? 'away_box_what' : 'away_relay_what')}
      </Notice>
    </section>
  )
}

const againMs = 3000

/** A page whose file could not be fetched: it is loaded anew as soon as the server answers. */
export function PageAway() {
  useEffect(() => {
    const timer = setInterval(() => {
      void serverAnswers().then(answers => answers && location.reload())
    }, againMs)
    return () => clearInterval(timer)
  }, [])
  return <Away />
}
