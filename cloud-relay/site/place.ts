/** The pages of the site, named as in spec/website.md section 2. Paths here come after the locale. */
export type Place =
  | { name: 'home' }
  /** `filter` is `all`, `today`, `tomorrow`, `soon` or a day YYYY-MM-DD. */
  | { name: 'movies'; filter: string; tag: string | null }
  | { name: 'movies.view'; slug: string }
  | { name: 'events' }
  | { name: 'events.view'; slug: string }
  | { name: 'buy.tickets'; scheduleId: string }
  | { name: 'buy.events'; eventId: string }
  | { name: 'vouchers'; type: 'giftcard' | 'subscription' | null }
  | { name: 'vouchers.view'; slug: string }
  /** What is left on a card; its code may stand behind the number sign. */
  | { name: 'card' }
  | { name: 'bill'; uuid: string }
  | { name: 'bill.pay'; uuid: string }
  | { name: 'payments.result'; paymentId: string; driver: string }
  /** Every page that the exhibitor wrote, and one of them by its address in some language. */
  | { name: 'info' }
  | { name: 'page'; slug: string }
  /** Writing to the cinema. */
  | { name: 'contact' }
  /** Searching by words; what for stands behind the question mark, as `q`. */
  | { name: 'search' }
  /** Asking for the newsletter, with the address typed at the foot of another page; and what its mailed links ask. */
  | { name: 'newsletter.subscribe'; email: string | null }
  | { name: 'newsletter.confirm' }
  | { name: 'newsletter.leave' }
  /** What the mailed links of a waiting list ask. */
  | { name: 'waiting.link'; what: 'confirm' | 'offer' | 'leave' }
  | { name: 'privacy' }
  | { name: '404' }

/** The page of a path without its locale, such as `/movies/today`; null when there is none. */
export function placeOf(path: string): Place | null {
  const [first = '', one, two, three, ...rest] = parts(path)
  if (rest.length) return null
  const depth = [one, two, three].filter(part => part !== undefined).length
  if (first === '' || (first === 'home' && depth === 0)) return { name: 'home' }
  if (first === '404' && depth === 0) return { name: '404' }
  if ((first === 'contact' || first === 'card' || first === 'search') && depth === 0) return { name: first }
  if (first === 'privacy-policy' && depth === 0) return { name: 'privacy' }
  if (first === 'movies' && one === 'view') return depth === 2 ? { name: 'movies.view', slug: two! } : null
  if (first === 'movies' && depth <= 2) return { name: 'movies', filter: one ?? 'all', tag: two ?? null }
  if (first === 'events' && depth === 0) return { name: 'events' }
  if (first === 'events' && depth === 1) return { name: 'events.view', slug: one! }
  if (first === 'info' && depth === 0) return { name: 'info' }
  if (first === 'buy' && one === 'tickets' && depth === 2) return { name: 'buy.tickets', scheduleId: two! }
  if (first === 'buy' && one === 'events' && depth === 2) return { name: 'buy.events', eventId: two! }
  if (first === 'vouchers' && depth === 0) return { name: 'vouchers', type: null }
  if (first === 'info' && one === 'vouchers' && depth === 1) return { name: 'vouchers', type: null }
  if (first === 'info' && one === 'newsletter' && depth <= 2)
    return { name: 'newsletter.subscribe', email: two ?? null }
  if (first === 'newsletter' && depth === 1 && (one === 'confirm' || one === 'leave'))
    return { name: `newsletter.${one}` }
  if (first === 'waiting-list' && depth === 1 && (one === 'confirm' || one === 'offer' || one === 'leave'))
    return { name: 'waiting.link', what: one }
  if (first === 'info' && depth === 1) return { name: 'page', slug: one! }
  if (first === 'info' && one === 'vouchers' && depth === 2 && (two === 'giftcard' || two === 'subscription'))
    return { name: 'vouchers', type: two }
  if (first === 'info' && one === 'voucher' && depth === 2) return { name: 'vouchers.view', slug: two! }
  if (first === 'bill' && depth === 1) return { name: 'bill', uuid: one! }
  if (first === 'bill' && two === 'pay' && depth === 2) return { name: 'bill.pay', uuid: one! }
  if (first === 'payments' && three === 'status')
    return { name: 'payments.result', paymentId: one!, driver: two! }
  return null
}

/** The path of a page, without its locale. */
export function pathOf(place: Place): string {
  const text = (...names: string[]) => `/${names.map(encodeURIComponent).join('/')}`
  switch (place.name) {
    case 'home':
      return '/'
    case 'movies':
      if (place.tag) return text('movies', place.filter, place.tag)
      return place.filter === 'all' ? text('movies') : text('movies', place.filter)
    case 'movies.view':
      return text('movies', 'view', place.slug)
    case 'events.view':
      return text('events', place.slug)
    case 'buy.tickets':
      return text('buy', 'tickets', place.scheduleId)
    case 'buy.events':
      return text('buy', 'events', place.eventId)
    case 'vouchers':
      return place.type ? text('info', 'vouchers', place.type) : text('info', 'vouchers')
    case 'vouchers.view':
      return text('info', 'voucher', place.slug)
    case 'bill':
      return text('bill', place.uuid)
    case 'bill.pay':
      return text('bill', place.uuid, 'pay')
    case 'payments.result':
      return text('payments', place.paymentId, place.driver, 'status')
    case 'page':
      return text('info', place.slug)
    case 'events':
    case 'info':
    case 'contact':
    case 'card':
    case 'search':
    case '404':
      return text(place.name)
    case 'newsletter.subscribe':
      return place.email === null ? text('info', 'newsletter') : text('info', 'newsletter', place.email)
    case 'newsletter.confirm':
      return text('newsletter', 'confirm')
    case 'newsletter.leave':
      return text('newsletter', 'leave')
    case 'waiting.link':
      return text('waiting-list', place.what)
    case 'privacy':
      return text('privacy-policy')
  }
}

function parts(path: string): string[] {
  const clean = path.split(/[?#]/)[0]!
  try {
    return clean.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['', 'malformed', 'address', 'of', 'nothing']
  }
}
