/** What a visitor has typed into the purchase form, for a reload or another language of the same tab. */
export type KeptWords = { name: string; email: string; email_confirmation: string; payment_method_id: string }

/** Longer than an order takes; whoever sits at this screen later must not read it. */
const keptMs = 30 * 60_000
const buyerKey = 'foyer.buyer'
const redeemedKey = 'foyer.redeemed'
const codesKey = (scheduleId: string) => `foyer.voucher-codes.${scheduleId}`
const typedKey = (scheduleId: string) => `foyer.voucher-typed.${scheduleId}`
/** More codes than anybody enters for one order. */
const codesMost = 20

/** The buyer's fields as this tab last had them; nothing after half an hour. */
export function rememberedBuyer(): Partial<KeptWords> {
  const kept = read<{ at: number; buyer: Partial<KeptWords> }>(buyerKey)
  return kept && Date.now() - kept.at < keptMs ? kept.buyer : {}
}

export function keepBuyer(buyer: KeptWords): void {
  write(buyerKey, { at: Date.now(), buyer })
}

/** The order is paid: the browser keeps nothing of who it was, nor of a card they came with. */
export function forgetBuyer(): void {
  drop(buyerKey)
  drop(redeemedKey)
}

/** A card that its holder wants to pay with, whichever show they choose. */
export function keepRedeemed(code: string): void {
  write(redeemedKey, { at: Date.now(), code })
}

/** They took it off a purchase: it is in no other one by itself. */
export function forgetRedeemed(code: string): void {
  if (redeemed() === code) drop(redeemedKey)
}

function redeemed(): string | undefined {
  const kept = read<{ at: number; code: string }>(redeemedKey)
  return kept && Date.now() - kept.at < keptMs ? kept.code : undefined
}

/** The vouchers of one show: the codes that were accepted or came by a link, and what is being typed. */
export type KeptCodes = { codes: readonly string[]; typed: string }

export function rememberedCodes(scheduleId: string): KeptCodes {
  const codes = read<readonly string[]>(codesKey(scheduleId))?.slice(0, codesMost) ?? []
  const code = redeemed()
  return {
    codes: code && !codes.includes(code) ? [...codes, code] : codes,
    typed: read<string>(typedKey(scheduleId)) ?? '',
  }
}

export function keepCodes(scheduleId: string, codes: readonly string[]): void {
  if (codes.length) write(codesKey(scheduleId), codes)
  else drop(codesKey(scheduleId))
}

/** To be called as a key is pressed: what waits for a drawing may not have been written when the page is left. */
export function keepTypedCode(scheduleId: string, typed: string): void {
  if (typed) write(typedKey(scheduleId), typed)
  else drop(typedKey(scheduleId))
}

export function forgetCodes(scheduleId: string): void {
  drop(codesKey(scheduleId))
  drop(typedKey(scheduleId))
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without browser storage a reload loses the words.
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
