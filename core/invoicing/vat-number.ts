/**
 * How VAT numbers look after their country's letters, without blanks.
 * Source: https://ec.europa.eu/taxation_customs/vies/#/faq (question 11); Switzerland and Britain by their own offices.
 */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** A VAT number as it is written on invoices: `BE0123456789`. */
export function plainVatNumber(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}

/** Whether a number has the form of the country its letters name; of other countries, whether it can be one at all. */
export function isVatNumber(typed: string): boolean {
  const plain = plainVatNumber(typed)
  const country = Object.keys(forms).find(letters => plain.startsWith(letters))
  return country ? forms[country]!.test(plain.slice(country.length)) : /^[A-Z]{2}[A-Z0-9]{4,14}$/.test(plain)
}
