/**
 * What a page that the law asks for begins with, in one language. `{{trade}}`, `{{email}}`, `{{phone}}`, `{{vat}}` and
 * `{{cinemas}}` are what the exhibitor has said already; what only people know stands in double brackets.
 */
export type LegalWords = {
  readonly title: string
  readonly slug: string
  readonly parts: readonly { readonly heading: string; readonly text: string }[]
}
