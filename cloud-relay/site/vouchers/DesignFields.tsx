import { giftDesigns } from '#core/vouchers/design.ts'
import { useCartWords } from './cart-words.ts'
import { DesignPicture } from './DesignPicture.tsx'
import type { WishForm } from './use-voucher-order.ts'

/** Which picture a gift card has: on its page, in its mail and on its paper. */
export function DesignFields({ order }: { order: WishForm }) {
  const say = useCartWords()
  const { design = null } = order.wish
  return (
    <fieldset className="designs">
      <legend>{say('design')}</legend>
      {[null, ...giftDesigns].map(each => (
        <label key={each ?? 'none'} className="method design">
          <input
            type="radio"
            name="design"
            value={each ?? ''}
            checked={design === each}
            onChange={() => order.choose({ design: each })}
          />
          <span>{say(each ? `design_${each}` : 'design_none')}</span>
          {each && <DesignPicture design={each} />}
        </label>
      ))}
    </fieldset>
  )
}
