import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useCarry } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { FetchFile } from './FetchFile.tsx'
import { TakeFile } from './TakeFile.tsx'

/** What a manager does when the line to a cinema is cut: carry what each side knows to the other, on a phone or a stick. */
export function ByHand() {
  const { t } = useWords()
  const carry = useCarry()
  if (!carry.data) return <Waiting asked={carry} skeleton={<Skeleton height="180px" />} />
  const { node, cinemas, publicKey, handOverHours, turns } = carry.data
  if (!cinemas.length) return null
  return (
    <section className="card" aria-labelledby="by-hand">
      <div>
        <h2 id="by-hand">{t('carry')}</h2>
        <p className="quiet">{t(node === 'relay' ? 'carry_lead_relay' : 'carry_lead_box')}</p>
      </div>
      <div className="carry">
        <FetchFile cinemas={cinemas} node={node} hours={handOverHours} turns={turns} />
        <TakeFile node={node} />
      </div>
      <details className="carry-key">
        <summary>{t('carry_key')}</summary>
        <p className="quiet">{t('carry_key_hint')}</p>
        <code>{publicKey}</code>
      </details>
    </section>
  )
}
