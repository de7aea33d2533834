import { escapeHtml } from '#core/api/html.ts'

const words = {
  en: {
    title: 'Test payment',
    to: 'You pay',
    pay: 'Pay',
    fail: 'Let it fail',
    cancel: 'Cancel',
    note: 'No money moves: this page stands in for a bank.',
    over: 'This payment is over.',
    back: 'Back to the shop',
    lost: 'There is no such payment.',
  },
  de: {
    title: 'Testzahlung',
    to: 'Sie zahlen',
    pay: 'Bezahlen',
    fail: 'Fehlschlagen lassen',
    cancel: 'Abbrechen',
    note: 'Es fließt kein Geld: Diese Seite vertritt eine Bank.',
    over: 'Diese Zahlung ist abgeschlossen.',
    back: 'Zurück zum Kino',
    lost: 'Diese Zahlung gibt es nicht.',
  },
  fr: {
    title: 'Paiement d’essai',
    to: 'Vous payez',
    pay: 'Payer',
    fail: 'Faire échouer',
    cancel: 'Annuler',
    note: 'Aucun argent ne circule : cette page remplace une banque.',
    over: 'Ce paiement est terminé.',
    back: 'Retour au cinéma',
    lost: 'Ce paiement n’existe pas.',
  },
  nl: {
    title: 'Testbetaling',
    to: 'U betaalt',
    pay: 'Betalen',
    fail: 'Laten mislukken',
    cancel: 'Annuleren',
    note: 'Er beweegt geen geld: deze pagina vervangt een bank.',
    over: 'Deze betaling is afgerond.',
    back: 'Terug naar de bioscoop',
    lost: 'Deze betaling bestaat niet.',
  },
}

/** What the page is told of a payment; only one that is `open` can be paid. */
type PlayedPayment = { status: string; amountCents: number; redirectUrl: string }

/**
 * The page on which nobody pays anything: of the relay in training, and of the test provider. Deliberately not in the
 * cinema's design, because a provider's own page is another company's. Its form sends `outcome`: paid, failed or cancelled.
 */
export function payPage(payment: PlayedPayment | undefined, acceptLanguage: string): string {
  const locale =
    (['de', 'fr', 'nl'] as const).find(language => acceptLanguage.toLowerCase().startsWith(language)) ?? 'en'
  const say = words[locale]
  const body = !payment
    ? `<h1>${say.lost}</h1>`
    : payment.status === 'open'
      ? `<p class="to">${say.to}</p><h1>${new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(payment.amountCents / 100)}</h1>
<form method="post"><button name="outcome" value="paid" class="pay">${say.pay}</button><div class="row">
<button name="outcome" value="failed">${say.fail}</button><button name="outcome" value="cancelled">${say.cancel}</button></div></form><p class="note">${say.note}</p>`
      : `<h1>${say.over}</h1><p><a href="${escapeHtml(payment.redirectUrl)}">${say.back}</a></p>`
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say.title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif;background:#eef3fa;color:#122}
main{background:#fff;padding:2rem;border-radius:12px;width:min(22rem,calc(100vw - 2rem));box-sizing:border-box;box-shadow:0 8px 40px #1233}
h2{margin:0 0 1.5rem;font-size:1rem;color:#456}h1{margin:0 0 1.5rem;font-size:2.4rem}.to{margin:0}.row{display:flex;gap:.5rem;margin-top:.5rem}
button{font:inherit;flex:1;padding:.8rem;border-radius:8px;border:1px solid #b8c6d8;background:#fff;cursor:pointer}
.pay{width:100%;background:#1453b8;border-color:#1453b8;color:#fff;font-weight:600}.note{color:#456;font-size:.85rem;margin:1.25rem 0 0}</style></head>
<body><main><h2>${say.title}</h2>${body}</main></body></html>`
}
