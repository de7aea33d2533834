import type { RunningBasket } from '#core/sales/running/running.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { emptyBasket, type Basket } from '../sale/basket.ts'
import { selling, type TillState } from '../till-state.ts'

/**
 * What another register could go on with; null while there is nothing, or what is bound to this one: an exchange belongs to
 * its bill and is begun anew. A sale that was sent is a basket again: if it was made, the box knows its bill.
 */
export function runningOf(state: TillState): RunningBasket | null {
  switch (state.at) {
    case 'selling':
      return { at: 'selling', basket: sent(state.basket) }
    case 'terminal': {
      const { attemptId } = state
      return { at: 'terminal', basket: sent(state.basket), ...(attemptId === undefined ? {} : { attemptId }) }
    }
    case 'splitting':
      return {
        at: 'splitting',
        basket: sent(state.basket),
        parts: [...state.parts],
        ...(state.asked ? { asked: state.asked } : {}),
      }
    case 'paying':
    case 'unsure': {
      const parts = state.request.payments.filter(isTaken)
      const basket = sent(state.basket)
      return parts.length ? { at: 'splitting', basket, parts } : { at: 'selling', basket }
    }
    default:
      return null
  }
}

/** The till's state with a basket that was taken over: where the other register had come to. */
export function resumed(running: RunningBasket): TillState {
  const basket = running.basket as Basket
  if (running.at === 'terminal') {
    const { attemptId } = running
    return { at: 'terminal', basket, ...(attemptId === undefined ? {} : { attemptId }) }
  }
  if (running.at === 'splitting')
    return {
      at: 'splitting',
      basket,
      parts: running.parts ?? [],
      asked: running.asked ?? null,
      trouble: null,
    }
  return selling(basket)
}

/** Another register went on with the basket: this one begins anew and says so, whatever it was doing. */
export function withoutTaken(
  state: TillState,
  basketId: string,
  text: string,
  newId: () => string,
): TillState {
  if (!('basket' in state) || state.basket.id !== basketId) return state
  return {
    ...selling(emptyBasket(newId())),
    trouble: { place: 'pay', tone: 'warn', code: 'basket_taken_over', text },
  }
}

/** Money that was taken before the sale was sent. */
const isTaken = ({ cents, voucherId }: TillPayment) => cents !== undefined && voucherId === undefined

/** As the box takes it, which reads no optional field that is there and undefined. */
function sent(basket: Basket): RunningBasket['basket'] {
  return JSON.parse(JSON.stringify(basket)) as RunningBasket['basket']
}
